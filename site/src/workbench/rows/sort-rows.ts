import { isNumeric, type Row } from '../service/parse-rows.ts';

/** By which column, and which way. */
export interface Sorting {
  readonly name: string;
  readonly isDescending: boolean;
}

/** The rows in order; NULL is last either way, equal rows stay as they were. */
export function sortRows(rows: readonly Row[], { name, isDescending }: Sorting): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[name] ?? null, b[name] ?? null];
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return sign * compare(left, right);
  });
}

const collator = new Intl.Collator('en-US', { numeric: true });

function compare(left: unknown, right: unknown): number {
  if (isNumeric(left) && isNumeric(right)) return left < right ? -1 : left > right ? 1 : 0;
  return collator.compare(String(left), String(right));
}
