/** One generated table of the report. */
export interface Table {
  /** Which place in the report it fills. */
  readonly id: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Said below it, e.g. what was skipped and why. */
  readonly notes?: readonly string[];
}

export function printTable({ head, rows, notes = [] }: Table): string {
  const isFigures = (column: number): boolean =>
    rows.every((cells) => /^(?:$|[–\d])/.test(cells[column] ?? ''));
  const rule = head.map((_, column) => (column > 0 && isFigures(column) ? '---:' : '---'));
  const lines = [head, rule, ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [table, ...notes].join('\n\n');
}

/** A number with as many digits as mean something: 12,345 or 87 or 3.42 or 0.127. */
export function format(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A ratio against its target, e.g. `4.21 (target ≥ 3.5: missed)`. */
export function judge(value: number, { atLeast, atMost }: { atLeast?: number; atMost?: number }): string {
  const isMet = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  const target = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return `${format(value)} (target ${target}: ${isMet ? 'met' : 'missed'})`;
}
