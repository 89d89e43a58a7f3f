import type { Relationship } from '../../../../catalog/mod.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { costing, either, inView, optional, type Parser, sequence, symbol, where } from '../../parser.ts';
import type { Comparison, ConditionSketch, FieldTerm } from '../../sketch.ts';
import { isDiscrete } from '../fields.ts';
import { of } from '../joints.ts';
import { datasetTerm, fieldTerm, restrict } from '../terms.ts';
import { word } from '../words.ts';

/** "live in a different state than the branch", "borrower's state differs from the branch's state". */
export const sameValueCondition: Parser<ConditionSketch> = symbol(() =>
  where(compared, ({ sensesAt }) => sensesAt.some((senses) => SAYING_SO.some((sense) => senses.has(sense)))),
);

/** One of these is in all of them. */
const SAYING_SO = ['than-that', 'differs-from', 'is-same-as'] as const;

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
    // "whose permanent address is different from their current address"
    inView(
      sequence(
        [optional(of), datasetTerm, word('differs-from', 'is-same-as'), datasetTerm],
        (_, left, sense, right) =>
          ({ left, operator: sense === 'differs-from' ? '<>' : '=', right }) as const,
      ),
      keysCompared,
    ),
    sequence([owned, word('differs-from'), owned], (left, _, right) => fields(left, '<>', right)),
    sequence([owned, word('is-same-as'), owned], (left, _, right) => fields(left, '=', right)),
    // "whose colour is the same as the owner's colour"
    sequence([text, word('differs-from', 'is-same-as'), owned], (left, sense, right) =>
      ofTwoTables(left, right, sense === 'differs-from' ? '<>' : '='),
    ),
    // "whose pickup zone is the same as the dropoff zone"
    costing(
      BY_NAMES,
      sequence([text, word('differs-from', 'is-same-as'), text], (left, sense, right) =>
        ofOneTable(left, right, sense === 'differs-from' ? '<>' : '='),
      ),
    ),
  ),
);

function against(field: FieldTerm, operator: Comparison, owner: string): ConditionSketch | null {
  const right = restrict(field, owner);
  const others = field.alternatives.filter(({ dataset }) => dataset !== owner);
  return right === null || others.length === 0 ? null : fields({ alternatives: others }, operator, right);
}

/** Keys say better what is the same. */
const BY_NAMES = 0.6;

/** Two columns of the same rows. */
function ofOneTable(left: FieldTerm, right: FieldTerm, operator: Comparison): ConditionSketch | null {
  const tables = new Set(right.alternatives.map(({ dataset }) => dataset));
  const [own, ...others] = left.alternatives.filter(({ dataset }) => tables.has(dataset));
  if (own === undefined || others.length > 0) return null;
  const there = right.alternatives.filter(({ dataset }) => dataset === own.dataset);
  return there.length !== 1 || there[0]?.field === own.field
    ? null
    : fields({ alternatives: [own] }, operator, { alternatives: there });
}

/** A column of the rows, and that of a thing that is named. */
function ofTwoTables(left: FieldTerm, right: FieldTerm, operator: Comparison): ConditionSketch | null {
  const tables = new Set(right.alternatives.map(({ dataset }) => dataset));
  const others = left.alternatives.filter(({ dataset }) => !tables.has(dataset));
  return others.length === 0 ? null : fields({ alternatives: others }, operator, right);
}

interface Parts {
  readonly left: string;
  readonly operator: Comparison;
  readonly right: string;
}

/** Two parts that rows of one table play for those of another, one of them under that table's own name perhaps, by the keys of the two. */
function keysCompared(
  { left, operator, right }: Parts,
  { knowledge, dataset, isToOne }: KnowledgeIndex,
): ConditionSketch | null {
  const tableOf = (name: string): string => dataset(name).roleOf ?? name;
  if (left === right || tableOf(left) !== tableOf(right)) return null;
  const keysTo = (name: string): readonly Relationship[] =>
    knowledge.relationships.filter(({ to, fromColumns }) => to === name && fromColumns.length === 1);
  const pairs = keysTo(left).flatMap((one) =>
    keysTo(right).flatMap((other) =>
      // "policies whose holder is different from the vehicle's owner": each has one vehicle.
      one.from === other.from || isToOne(one.from, other.from) ? [{ one, other }] : [],
    ),
  );
  const [pair, ...others] = pairs.filter(({ one, other }) => !isSameKey(one, other));
  return pair === undefined || others.length > 0
    ? null
    : fields(keyOf(pair.one), operator, keyOf(pair.other));
}

function isSameKey(one: Relationship, other: Relationship): boolean {
  return one.from === other.from && one.fromColumns[0] === other.fromColumns[0];
}

function keyOf({ from, fromColumns: [column = ''] }: Relationship): FieldTerm {
  return { alternatives: [{ dataset: from, field: column, cost: 0 }] };
}

function fields(left: FieldTerm, operator: Comparison, right: FieldTerm): ConditionSketch {
  return { kind: 'fields', left, operator, right, factors: [1, 1] };
}
