import { singularOf } from '../../../../catalog/mod.ts';
import { isOneRow } from '../../one-row.ts';
import {
  type Chart,
  either,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { Comparison, FieldTerm, Nominal, SketchOf } from '../../sketch.ts';
import { factor } from '../factors.ts';
import { quantityField, timeField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { be, of } from '../joints.ts';
import { comparison, word } from '../words.ts';
import { atLeastOne } from './bounds.ts';
import { chosenRow } from './chosen-row.ts';
import { keyCondition } from './keys.ts';
import { dateOrder, moreOf, THAN } from './two-fields.ts';
import { allOfThem, moreOrLess } from './versus.ts';

/** What one row has: "that of Berlin", "the salary of the employee named Novak", "Berlin". */
interface One {
  readonly over: Nominal;
  /** The quantity, where it is said again. */
  readonly again: FieldTerm | null;
  /** "than at least one": one of them is enough. */
  readonly isEnough?: true;
}

/** Compared with one row that is named: "a population above that of Berlin", "heavier than Rex", "hired after Novak". */
export const versusOneCondition: Parser<SketchOf<'versus'>> = symbol(() =>
  either<SketchOf<'versus'>>(
    sequence(
      [quantityField, optional(be), optional(of), comparison, optional(factor), ofOne],
      (field, _, __, operator, times, one) => versusOne(field, { operator, times: times ?? 1, one }),
    ),
    // "a larger population than Berlin"
    sequence(
      [moreOf, quantityField, typed(THAN), optional(factor), ofOne],
      (operator, field, _, times, one) => versusOne(field, { operator, times: times ?? 1, one }),
    ),
    // "more than twice the population of Berlin"
    sequence(
      [optional(word('with')), comparison, factor, quantityField, of, oneRow],
      (_, operator, times, field, __, over) =>
        versusOne(field, { operator, times, one: { over, again: null } }),
    ),
    sequence([moreOrLess, optional(factor), ofOne], ({ operator, about }, times, one) =>
      versusOne(about, { operator, times: times ?? 1, one }),
    ),
    sequence([timeField, optional(be), either(comparison, dateOrder), ofOne], (field, _, operator, one) =>
      versusOne(field, { operator, times: 1, one }),
    ),
  ),
);

const oneRow: Parser<Nominal> = symbol(() => either<Nominal>(chosenRow, namedRow));

const namedRow: Parser<Nominal> = symbol(() =>
  revised(either<Nominal>(nominal, rowOfKey), (found, chart, at) =>
    found.filter(
      ({ value, end }) =>
        isOneRow(chart.index, value) && !hasPlural(chart, at, end) && !isBeforeValue(chart, end),
    ),
  ),
);

/** "loan 42". */
const rowOfKey: Parser<Nominal> = symbol(() =>
  mapped(keyCondition, (key) => ({ kind: 'nominal', dataset: key.dataset, conditions: [key] })),
);

/** "than Ada Novak" is no comparison with Ada. */
export function isBeforeValue({ candidatesAt }: Chart, end: number): boolean {
  return candidatesAt[end]?.some(({ meaning }) => meaning.kind === 'value') === true;
}

/** "that of employees named Smith" is of several. */
function hasPlural({ words, candidatesAt }: Chart, start: number, end: number): boolean {
  return words
    .slice(start, end)
    .some(
      (noun, after) =>
        singularOf(noun) !== noun &&
        candidatesAt[start + after]?.some(
          (one) => one.meaning.kind === 'dataset' && one.end === start + after + 1,
        ),
    );
}

const ofOne: Parser<One> = symbol(() =>
  either<One>(
    sequence([optional(word('that-of')), oneRow], (_, over) => ({ over, again: null })),
    sequence([quantityField, of, oneRow], (again, _, over) => ({ over, again })),
    sequence([oneRow, quantityField], (over, again) => ({ over, again })),
    // "than every country in Asia"; "than any country" may mean one as well as all.
    sequence([optional(word('that-of')), every, allOfThem], (_, __, over) => ({ over, again: null })),
    sequence([optional(word('that-of')), atLeastOne, allOfThem], (_, __, over) => ({
      over,
      again: null,
      isEnough: true,
    })),
  ),
);

/** "the average term over all loans" is compared with nothing. */
const every: Parser<string> = where(
  typed(new Set(['all', 'each', 'every'])),
  ({ words }, at) => words[at - 1] !== 'over',
);

interface Versus {
  readonly operator: Comparison;
  readonly times: number;
  readonly one: One;
}

/** Where several rows are called so, what is above is above them all. */
function versusOne(field: FieldTerm, { operator, times, one }: Versus): SketchOf<'versus'> | null {
  if (operator === '=' || operator === '<>' || !isAgain(field, one)) return null;
  return {
    kind: 'versus',
    field,
    operator,
    function: operator.startsWith('>') === (one.isEnough !== true) ? 'max' : 'min',
    factor: times,
    over: one.over,
    within: null,
  };
}

function isAgain({ alternatives }: FieldTerm, { again, over }: One): boolean {
  if (again === null) return true;
  const own = again.alternatives.filter(({ dataset }) => dataset === over.dataset);
  return own.some((one) =>
    alternatives.some(({ dataset, field }) => dataset === one.dataset && field === one.field),
  );
}
