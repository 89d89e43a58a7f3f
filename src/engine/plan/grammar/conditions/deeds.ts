import type { Chart } from '../../chart.ts';
import { either, optional, type Parser, sequence, symbol, terminal } from '../../parser.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { having, not } from '../joints.ts';
import { word } from '../words.ts';
import { bound } from './bounds.ts';

/** A table that is named by what is done: "favorited" of `favorites`, "booked" of `bookings`. */
const deed: Parser<string> = terminal('dataset', ({ meaning, match, start, end }, { words, index }) =>
  match === 'inflected' &&
  end - start === 1 &&
  DONE.test(words[start] ?? '') &&
  !index
    .dataset(meaning.dataset)
    .label.split(' ')
    .includes(words[start] ?? '')
    ? meaning.dataset
    : null,
);

/** Whether the words there are a deed. */
export function isDeed(chart: Chart, at: number): boolean {
  return deed(chart, at).length > 0;
}

const DONE = /[a-z]{2}ed$/;

const did = optional(either<unknown>(having, word('that')));

/** "favorited Lot 7", "who booked more than 3 flights", "have never rated a film": what somebody did, and to what. */
export const deedCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([did, deed, bound, nominal], (_, dataset, { operator, quantity }, rows) =>
      quantity.sign === null
        ? {
            kind: 'count',
            nominal: of(dataset, rows),
            operator,
            value: quantity.value,
            distinctOf: rows.dataset,
          }
        : null,
    ),
    sequence([did, deed, nominal], (_, dataset, rows) => ({ kind: 'exists', nominal: of(dataset, rows) })),
    sequence(
      [either(not, word('never')), deed, optional(word('anything')), nominal],
      (_, dataset, __, rows) => ({
        kind: 'not',
        of: { kind: 'exists', nominal: of(dataset, rows) },
      }),
    ),
  ),
);

/** Bookings of flights: of those that the words tell, where they tell more than that they are flights. */
function of(dataset: string, rows: Nominal): Nominal {
  const conditions: readonly ConditionSketch[] =
    rows.conditions.length === 0 ? [] : [{ kind: 'exists', nominal: rows }];
  return { kind: 'nominal', dataset, conditions };
}
