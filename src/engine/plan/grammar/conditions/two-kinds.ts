import type { TimeMeaning } from '../../../candidate.ts';
import { costing, either, optional, type Parser, sequence, symbol, typed } from '../../parser.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { leadingCondition, nominal } from '../forward.ts';
import { having, not, of } from '../joints.ts';
import { datasetTerm, valueTerm } from '../terms.ts';
import { word } from '../words.ts';
import { comparisonCondition } from './comparisons.ts';
import { routeCondition, routeSide } from './routes.ts';
import { timeCondition } from './times.ts';
import { valueCondition } from './values.ts';

/**
 * Two kinds of rows of one name, the name said once, of which there is one each, or one and none of the other: "flights from both
 * Oslo and Bergen", "shared by bands founded before 1990 and after 2010", "a planned plant but no running one".
 */
export const twoKindsCondition: Parser<ConditionSketch> = symbol(() =>
  costing(
    OF_TWO,
    either<ConditionSketch>(
      sequence([whose, nominal, both], (_, rows, kinds) => each(kinds.map((one) => withKind(rows, one)))),
      // What no row is at once is said of two.
      sequence([whose, nominal, word('and'), optional(word('and')), kind], (_, rows, __, ___, other) => {
        const last = rows.conditions.at(-1);
        return last !== undefined && areApart(last, other) ? each([rows, insteadOf(rows, other)]) : null;
      }),
      sequence([whose, nominal, word('conjunction'), none, kind], (_, rows, __, ___, other) =>
        butNone(rows, other),
      ),
      sequence(
        [whose, nominal, word('conjunction'), none, leadingCondition, word('ones')],
        (_, rows, __, ___, other) => butNone(rows, other),
      ),
    ),
  ),
);

/** What cannot be of one row is hardly said of one. */
const OF_TWO = -0.45;

/** "with", "that are shared by". */
const whose: Parser<string> = either(having, word('shared-by'));

const none: Parser<unknown> = either<unknown>(not, typed(new Set(['no'])));

/** What tells one kind of rows from another. */
const kind: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [optional(of), either(routeCondition, valueCondition, comparisonCondition, timeCondition)],
    (_, one) => one,
  ),
);

const both: Parser<readonly ConditionSketch[]> = symbol(() =>
  either<readonly ConditionSketch[]>(
    sequence([optional(of), word('both'), kind, word('and'), kind], (_, __, first, ___, second) =>
      first.kind === second.kind ? [first, second] : null,
    ),
    // "from both Oslo and Bergen"
    sequence(
      [
        routeSide,
        word('both'),
        optional(either<unknown>(discreteField, datasetTerm)),
        valueTerm,
        word('and'),
        valueTerm,
      ],
      (end, _, __, first, ___, second) =>
        [first, second].map((value): ConditionSketch => ({ kind: 'route', end, values: [value] })),
    ),
  ),
);

function withKind(rows: Nominal, one: ConditionSketch): Nominal {
  return { ...rows, conditions: [...rows.conditions, one] };
}

/** The rows with another condition in place of the last. */
function insteadOf(rows: Nominal, other: ConditionSketch): Nominal {
  const last = rows.conditions.at(-1);
  const isOfSame = last?.kind === 'time' && other.kind === 'time' && other.field === null;
  const said = isOfSame ? { ...last, times: other.times } : other;
  return { ...rows, conditions: [...rows.conditions.slice(0, -1), said] };
}

function butNone(rows: Nominal, other: ConditionSketch): ConditionSketch | null {
  const last = rows.conditions.at(-1);
  if (last?.kind !== other.kind) return null;
  return { kind: 'and', of: [existing(rows), { kind: 'not', of: existing(insteadOf(rows, other)) }] };
}

function each(nominals: readonly Nominal[]): ConditionSketch {
  return { kind: 'and', of: nominals.map(existing) };
}

function existing(rows: Nominal): Extract<ConditionSketch, { readonly kind: 'exists' }> {
  return { kind: 'exists', nominal: rows, isSeparate: true };
}

/** Whether no row can be both: from two places, before a year and after a later one, below a bound and above a higher one. */
function areApart(one: ConditionSketch, other: ConditionSketch): boolean {
  if (one.kind === 'route' && other.kind === 'route') return one.end === other.end;
  if (one.kind === 'time' && other.kind === 'time') {
    const [first, second] = [one.times[0], other.times[0]];
    if (one.times.length + other.times.length > 2 || first?.kind !== 'time' || second?.kind !== 'time')
      return false;
    return isBefore(first, second) || isBefore(second, first);
  }
  if (one.kind !== 'compare' || other.kind !== 'compare') return false;
  const [low, high] = one.operator.startsWith('<') ? [one, other] : [other, one];
  return (
    low.operator.startsWith('<') && high.operator.startsWith('>') && low.quantity.value <= high.quantity.value
  );
}

/** "before 2003" and "after 2008"; "in 2023 and in 2024" may be either of them. */
function isBefore(early: TimeMeaning, late: TimeMeaning): boolean {
  if (early.start !== null || late.end !== null) return false;
  return early.end !== null && late.start !== null && early.end <= late.start;
}
