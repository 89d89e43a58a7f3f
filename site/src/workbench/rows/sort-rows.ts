import { isNumeric, type Row } from '../service/parse-rows.ts';

/** By which column, and which way. */
export interface Sorting {
  readonly name: string;
  readonly isDescending: boolean;
}

/** The rows in order; NULL is last either way, equal rows stay as they were. */
export function sortRows(rows: readonly Row[], { name, isDescending }: Sorting): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  const places = placesOf(rows.map((row) => row[name] ?? null));
  const placeOf = (row: Row): number => {
    const place = places.get(row[name] ?? null);
    return place === undefined ? Number.POSITIVE_INFINITY : sign * place;
  };
  return rows.toSorted((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return left === right ? 0 : left - right;
  });
}

/** Where each value but NULL comes: comparing texts takes long, and columns repeat them. */
function placesOf(values: readonly unknown[]): ReadonlyMap<unknown, number> {
  const sorted = [...new Set(values)].filter((value) => value !== null).toSorted(compare);
  let place = 0;
  return new Map(
    sorted.map((value, index) => {
      if (index > 0 && compare(sorted[index - 1], value) !== 0) place = index;
      return [value, place];
    }),
  );
}

const collator = new Intl.Collator('en-US', { numeric: true });

function compare(left: unknown, right: unknown): number {
  if (isNumeric(left) && isNumeric(right)) return left < right ? -1 : left > right ? 1 : 0;
  return collator.compare(String(left), String(right));
}
