import { either, optional, type Parser, sequence, symbol, where } from '../../parser.ts';
import type { Comparison, ConditionSketch, FieldTerm } from '../../sketch.ts';
import { isDiscrete } from '../fields.ts';
import { of } from '../joints.ts';
import { datasetTerm, fieldTerm, restrict } from '../terms.ts';
import { word } from '../words.ts';

/** "live in a different state than the branch", "borrower's state differs from the branch's state". */
export const sameValueCondition: Parser<ConditionSketch> = symbol(() =>
  where(compared, ({ sensesAt }) =>
    sensesAt.some((senses) => senses.has('than-that') || senses.has('differs-from')),
  ),
);

const text: Parser<FieldTerm> = fieldTerm((field) => isDiscrete(field) && field.type === 'text');

/** "borrower's state", "state of the branch". */
const owned: Parser<FieldTerm> = symbol(() =>
  either(
    sequence([datasetTerm, optional(word('possessive')), text], (dataset, _, field) =>
      restrict(field, dataset),
    ),
    sequence([text, word('of'), datasetTerm], (field, _, dataset) => restrict(field, dataset)),
  ),
);

const compared: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence(
      [optional(of), word('a-different'), text, word('than-that'), datasetTerm],
      (_, __, field, ___, owner) => against(field, '<>', owner),
    ),
    sequence(
      [optional(of), word('the-same'), text, word('than-that'), datasetTerm],
      (_, __, field, ___, owner) => against(field, '=', owner),
    ),
    sequence([owned, word('differs-from'), owned], (left, _, right) => fields(left, '<>', right)),
    sequence([owned, word('is-same-as'), owned], (left, _, right) => fields(left, '=', right)),
  ),
);

function against(field: FieldTerm, operator: Comparison, owner: string): ConditionSketch | null {
  const right = restrict(field, owner);
  const others = field.alternatives.filter(({ dataset }) => dataset !== owner);
  return right === null || others.length === 0 ? null : fields({ alternatives: others }, operator, right);
}

function fields(left: FieldTerm, operator: Comparison, right: FieldTerm): ConditionSketch {
  return { kind: 'fields', left, operator, right, factors: [1, 1] };
}
