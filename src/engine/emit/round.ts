import type { Expression } from '../../shared/mod.ts';
import type { MeasureOutput } from '../logical-query.ts';
import type { EmitOptions } from './emit-options.ts';

/** Whether a measure is shown rounded: money and percent that calculation gave more than two decimals, or all where it is asked for. */
export function isRounded(
  { expression, unit, transform }: Pick<MeasureOutput, 'expression' | 'unit' | 'transform'>,
  options: EmitOptions,
): boolean {
  if (!options.round) return false;
  if (transform?.kind === 'rank') return false;
  if (options.decimals !== undefined) return !isCount(expression) || transform !== null;
  if (transform?.kind === 'share-of-total') return transform.isFraction !== true;
  if (transform?.kind === 'change' && transform.as === 'percent') return true;
  if (unit?.kind !== 'money' && unit?.kind !== 'percent') return false;
  return transform !== null || !isStoredValue(expression);
}

/** SQL that shows a value with two decimals, or as many as are asked for. */
export function rounded(sql: string, { decimals = 2 }: EmitOptions): string {
  return decimals === 0 ? `CAST(ROUND(${sql}) AS INTEGER)` : `ROUND(${sql}, ${decimals})`;
}

function isCount(expression: Expression): boolean {
  return expression.kind === 'aggregate' && expression.function === 'count';
}

function isStoredValue(expression: Expression): boolean {
  return expression.kind === 'aggregate' && ['min', 'max', 'count'].includes(expression.function);
}
