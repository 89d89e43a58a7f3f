import { either, optional, type Parser, sequence, symbol, typed } from '../../parser.ts';
import { type ConditionSketch, isBareTime, type Nominal } from '../../sketch.ts';
import { factor } from '../factors.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { copula, having, of } from '../joints.ts';
import { comparison, word } from '../words.ts';
import { moreOf, THAN } from './two-fields.ts';

/** "they have": whose the second are. */
const theyHold: Parser<string> = sequence(
  [typed(new Set(['it', 'they'])), typed(new Set(['had', 'has', 'have']))],
  (_, have) => have,
);

/** "more concerts than singers", "more concerts than they have singers"; "whose number of concerts is below the number of singers". */
export const countsCompared: Parser<ConditionSketch> = symbol(() =>
  either(
    sequence(
      [optional(having), moreOf, nominal, typed(THAN), optional(theyHold), nominal],
      (_, operator, left, __, ___, right): ConditionSketch => ({
        kind: 'counts',
        left: withTimeOf(right, left),
        operator,
        right,
      }),
    ),
    sequence(
      [word('with'), computedMeasure, copula, comparison, optional(of), computedMeasure],
      (_, left, __, operator, ___, right): ConditionSketch | null =>
        left.kind === 'count' && right.kind === 'count'
          ? { kind: 'counts', left: withTimeOf(right.nominal, left.nominal), operator, right: right.nominal }
          : null,
    ),
  ),
);

/** The time that is said last is of both: "more concerts than singers in 2024"; that of a deed is of what was done: "than singers hired in 2024". */
function withTimeOf(last: Nominal, first: Nominal): Nominal {
  if (first.conditions.some(isOfTime)) return first;
  const times = last.conditions.filter((one) => isOfTime(one) && !('done' in one));
  return times.length === 0 ? first : { ...first, conditions: [...first.conditions, ...times] };
}

function isOfTime(condition: ConditionSketch): boolean {
  return isBareTime(condition) || condition.kind === 'recurring';
}

/** "whose total balance exceeds their income": what the rows of each have together, against a quantity of its own. */
export const togetherCondition: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [word('with'), computedMeasure, copula, comparison, optional(factor), optional(of), quantityField],
    (_, together, __, operator, times, ___, right): ConditionSketch => ({
      kind: 'fields',
      left: null,
      together,
      operator,
      right,
      factors: [1, times ?? 1],
    }),
  ),
);
