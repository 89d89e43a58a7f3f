import type { RowValue } from '../database/mod.ts';
import { compareCells, isClose, isExact, isNumber, toNumber } from './cells.ts';
import type { Table } from './table.ts';

export interface SameRowsOptions {
  /** Whether the rows must come in the same order. */
  readonly ordered: boolean;
}

/**
 * Whether two results say the same: as many columns and rows, and some order of the columns makes the rows equal, as a
 * multiset or, where `ordered`, one by one. Names of columns do not count. Cells are equal as `isClose` says; in a column
 * that holds numbers on either side, text that is a number is that number. Results of no rows are equal.
 *
 * The order of the columns is searched, at most `ATTEMPTS_MAX` steps long: a result that hides its columns better
 * than that counts as another one.
 */
export function hasSameRows(got: Table, gold: Table, { ordered }: SameRowsOptions): boolean {
  if (got.width !== gold.width || got.rows.length !== gold.rows.length) return false;
  if (gold.rows.length === 0) return true;
  const gotColumns = columnsOf(got);
  const pairings = columnsOf(gold).map((column) =>
    gotColumns.map((other, at) => pair(other, column, at)).filter(ordered ? agreesInOrder : agrees),
  );
  return canPair(pairings, ordered ? () => true : rowsAlign);
}

/** One column in the two ways in which it can be compared. */
interface Column {
  readonly hasNumbers: boolean;
  readonly asIs: Cells;
  /** With numeric text as numbers. */
  readonly asNumbers: Cells;
}

interface Cells {
  readonly byRow: readonly RowValue[];
  readonly sorted: readonly RowValue[];
  readonly isExact: boolean;
}

/** A column of the one result with one of the other, which stands for it. */
interface Pair {
  /** Position of the column in the result that was got. */
  readonly at: number;
  readonly got: Cells;
  readonly gold: Cells;
}

function columnsOf({ width, rows }: Table): Column[] {
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? null);
    const numbers = cells.map(toNumber);
    const asIs = toCells(cells);
    const isSame = numbers.every((cell, i) => cell === cells[i]);
    return { hasNumbers: cells.some(isNumber), asIs, asNumbers: isSame ? asIs : toCells(numbers) };
  });
}

function toCells(byRow: readonly RowValue[]): Cells {
  return { byRow, sorted: byRow.toSorted(compareCells), isExact: byRow.every(isExact) };
}

function pair(got: Column, gold: Column, at: number): Pair {
  return got.hasNumbers || gold.hasNumbers
    ? { at, got: got.asNumbers, gold: gold.asNumbers }
    : { at, got: got.asIs, gold: gold.asIs };
}

function agrees({ got, gold }: Pair): boolean {
  return got.sorted.every((cell, i) => isClose(cell, gold.sorted[i] ?? null));
}

function agreesInOrder({ got, gold }: Pair): boolean {
  return got.byRow.every((cell, i) => isClose(cell, gold.byRow[i] ?? null));
}

/** Columns are mostly told apart by their values; this is for those that are not. */
const ATTEMPTS_MAX = 500;

/** Whether each column finds a partner of its own such that all pairs together are `consistent`. */
function canPair(
  pairings: readonly (readonly Pair[])[],
  consistent: (pairs: readonly Pair[]) => boolean,
): boolean {
  const columns = pairings.toSorted((a, b) => a.length - b.length);
  const chosen: Pair[] = [];
  let attempts = 0;

  function extend(depth: number): boolean {
    const candidates = columns[depth];
    if (candidates === undefined) return true;
    for (const candidate of candidates) {
      if (chosen.some(({ at }) => at === candidate.at)) continue;
      attempts += 1;
      if (attempts > ATTEMPTS_MAX) return false;
      chosen.push(candidate);
      // Where nothing was to choose, looking at the rows can wait.
      const isDue = candidates.length > 1 || chosen.length === columns.length;
      if ((!isDue || consistent(chosen)) && extend(depth + 1)) return true;
      chosen.pop();
    }
    return false;
  }

  return extend(0);
}

/**
 * Whether the rows of the paired columns are the same multiset: both sides are sorted, by what is exact first, and laid
 * side by side. Numbers that were rounded may sort differently among themselves, so each of them leads once.
 */
function rowsAlign(pairs: readonly Pair[]): boolean {
  const isExactPair = ({ got, gold }: Pair): boolean => got.isExact && gold.isExact;
  const exact = pairs.filter(isExactPair);
  const rounded = pairs.filter((candidate) => !isExactPair(candidate));
  if (rounded.length === 0) return alignsSorted(exact);
  return rounded.some((_, i) => alignsSorted([...exact, ...rounded.slice(i), ...rounded.slice(0, i)]));
}

function alignsSorted(pairs: readonly Pair[]): boolean {
  const got = sortedRows(pairs.map((columns) => columns.got.byRow));
  const gold = sortedRows(pairs.map((columns) => columns.gold.byRow));
  return got.every((row, i) =>
    pairs.every((columns) =>
      isClose(columns.got.byRow[row] ?? null, columns.gold.byRow[gold[i] ?? 0] ?? null),
    ),
  );
}

/** Numbers of the rows, in the order of their cells, first column first. */
function sortedRows(columns: readonly (readonly RowValue[])[]): number[] {
  const rows = Array.from(columns[0] ?? [], (_, row) => row);
  return rows.sort((a, b) => {
    for (const cells of columns) {
      const order = compareCells(cells[a] ?? null, cells[b] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  });
}
