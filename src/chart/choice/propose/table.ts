import type { TableChart } from '../../chart-specification.ts';
import { type ChartColumn, isNumeric } from '../chart-column.ts';
import { isMeasure, type Shape, toDimension } from '../shape.ts';

const ROWS_MAX = 500;
const DECIMALS_MAX = 4;
const MONEY_DECIMALS = 2;

/** The rows as they are. */
export function proposeTable({ columns, sample, rowCount }: Shape): TableChart[] {
  const fields = columns.map((column) => ({
    ...toDimension(column),
    decimals: decimalsOf(column, sample),
    unit: column.unit,
  }));
  return [{ kind: 'table', columns: fields, rowsMax: ROWS_MAX, rowCount }];
}

/** Cents and hundredths of a percent, else as many as the values have; identifiers and years are left as they are. */
function decimalsOf(column: ChartColumn, sample: Shape['sample']): number | null {
  if (!isNumeric(column.profile) || !isMeasure(column)) return null;
  const kind = column.unit?.kind;
  if (kind === 'money' || kind === 'percent' || kind === 'fraction') return MONEY_DECIMALS;
  const lengths = sample.map((row) => String(row[column.name]).split('.')[1]?.length ?? 0);
  return Math.min(DECIMALS_MAX, Math.max(0, ...lengths));
}
