import { assertNever } from '../../shared/mod.ts';
import { MISSING, type Step } from '../recipe/recipe.ts';
import { fillGaps } from './fill-gaps.ts';
import { parseTime } from './parse-time.ts';
import type { Row } from './row.ts';
import { textOf } from './text-of.ts';

/** The rows after a step, as pandas would leave them. */
export function takeStep(rows: readonly Row[], step: Step): readonly Row[] {
  switch (step.kind) {
    case 'text':
      return mapColumn(rows, step.column, (value) => (isMissing(value) ? MISSING : textOf(value)));
    case 'number':
      return mapColumn(rows, step.column, toNumber);
    case 'time':
      return mapColumn(rows, step.column, (value) => parseTime(value, step.scale))
        .filter((row) => row[step.column] !== null)
        .toSorted((a, b) => compareTexts(String(a[step.column]), String(b[step.column])));
    case 'largest-first':
      return rows.toSorted((a, b) => descending(a[step.column], b[step.column]));
    case 'head':
      return rows.slice(0, step.count);
    case 'sum-others':
      return sumOthers(rows, step);
    case 'fill-gaps':
      return fillGaps(rows, step);
    case 'replace':
      return mapColumn(rows, step.column, (value) => step.values[String(value)] ?? value);
    default:
      return assertNever(step);
  }
}

function mapColumn(rows: readonly Row[], column: string, map: (value: unknown) => unknown): readonly Row[] {
  return rows.map((row) => ({ ...row, [column]: map(row[column]) }));
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : null;
}

/** Rows without a number come last. */
function descending(a: unknown, b: unknown): number {
  if (typeof a !== 'number') return typeof b === 'number' ? 1 : 0;
  return typeof b === 'number' ? b - a : -1;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function sumOthers(
  rows: readonly Row[],
  { count, category, measure }: Extract<Step, { kind: 'sum-others' }>,
): readonly Row[] {
  const rest = rows.slice(count);
  const sum = rest.reduce((total, row) => total + (toNumber(row[measure]) ?? 0), 0);
  return [...rows.slice(0, count), { [category]: `Other (${rest.length})`, [measure]: sum }];
}
