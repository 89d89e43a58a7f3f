import type { Field } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import type { Output } from '../logical-query.ts';
import { binary, literal } from './expressions.ts';
import { toTitle } from './naming.ts';
import { toFieldNumber } from './quantities.ts';
import { noSense, undecided } from './rejection.ts';
import type { BandEnd, ListedBand } from './sketch.ts';

/**
 * The bands that the question lists, each called as it is typed there. They must follow one another and leave nothing out
 * above; what is below the first one is left out, as `startOfBands` tells.
 */
export function listedBandOutput(bands: readonly ListedBand[], field: Field, operand: Expression): Output {
  const numbered = bands.filter(({ low, high }) => low !== null || high !== null);
  const ordered = numbered.toSorted((a, b) => startOf(a, field) - startOf(b, field));
  checkLast(ordered);
  const isOpen = isOpenBelow(ordered[0], field);
  const branches = ordered.map((band, at) => {
    const next = ordered[at + 1];
    const when =
      next === undefined
        ? binary(operand, isIn(band.low) ? '>=' : '>', literal(startOf(band, field)))
        : binary(operand, endsWithin(band, next, field) ? '<=' : '<', literal(startOf(next, field)));
    if (at > 0 || isOpen) return { when, label: band.label };
    const from = binary(operand, isIn(band.low) ? '>=' : '>', literal(startOf(band, field)));
    const both: Expression = { kind: 'logical', operator: 'and', operands: [from, when] };
    return { when: both, label: band.label };
  });
  const unknown = bands
    .filter(({ low, high }) => low === null && high === null)
    .map(({ label }) => ({ when: { kind: 'is-null', operand, negated: false } as const, label }));
  const label = `${field.label} band`;
  return {
    name: toTitle(label),
    label,
    expression: {
      kind: 'case',
      // biome-ignore lint/suspicious/noThenProperty: the branch of a CASE, never awaited
      branches: [...branches, ...unknown].map((one) => ({ when: one.when, then: literal(one.label) })),
      otherwise: null,
    },
    role: 'ordered-category',
    unit: field.unit,
    hasListedBands: true,
  };
}

/** The quantity of listed bands, whose last is above a number; null for other outputs, and where a band is of what is missing. */
export function listedBandColumn({ expression, hasListedBands }: Output): Expression | null {
  const last = expression.kind === 'case' ? expression.branches.at(-1)?.when : undefined;
  return hasListedBands === true && last?.kind === 'binary' ? last.left : null;
}

/** The test that rows are in any of the listed bands, whose first begins with a number; null for other expressions. */
export function startOfBands(expression: Expression): Expression | null {
  const first = expression.kind === 'case' ? expression.branches[0]?.when : undefined;
  return first?.kind === 'logical' && first.operator === 'and' ? (first.operands[0] ?? null) : null;
}

function startOf({ low }: ListedBand, field: Field): number {
  return low === null ? Number.NEGATIVE_INFINITY : toFieldNumber(low.quantity, field);
}

function isIn(end: BandEnd | null): boolean {
  return end?.isIn !== false;
}

/** What is above the last band would be in none. */
function checkLast(ordered: readonly ListedBand[]): void {
  if ((ordered.at(-1)?.high ?? null) !== null)
    undecided('what is done with values outside of the bands is not said');
}

/** Whether the first band has all values up to its end. */
function isOpenBelow(band: ListedBand | undefined, field: Field): boolean {
  const first = band?.low ?? null;
  return first === null || (field.min !== null && toFieldNumber(first.quantity, field) <= Number(field.min));
}

/** Whether the number between two bands is in the lower one: "up to 36, over 36"; what both may have is the upper one's. */
function endsWithin({ high }: ListedBand, next: ListedBand, field: Field): boolean {
  if (high === null || next.low === null) return noSense('the bands overlap');
  const gap = toFieldNumber(next.low.quantity, field) - toFieldNumber(high.quantity, field);
  // "580-669, 670-739": the next number is the next band's.
  const isNext = gap > 0 && gap <= (isCounted(field) ? 1 : SMALLEST);
  if (isNext && next.low.isIn !== false && high.isIn !== false) return false;
  if (gap !== 0 || (high.isIn === false && next.low.isIn === false))
    return undecided('the bands do not follow one another');
  if (high.isIn === true && next.low.isIn === true) return undecided('the bands overlap');
  return high.isIn === true || next.low.isIn === false;
}

/** The step from one number with two decimals to the next. */
const SMALLEST = 0.0101;

/** Amounts are spoken of in whole dollars. */
function isCounted({ type, unit }: Field): boolean {
  return type === 'integer' || unit?.kind === 'money';
}
