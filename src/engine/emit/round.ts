import type { Expression } from '../../shared/mod.ts';
import type { MeasureOutput } from '../logical-query.ts';
import type { EmitOptions } from './emit-options.ts';

/** Whether a measure is shown with two decimals: money and percent that calculation gave more than that. */
export function isRounded({ expression, unit, transform }: MeasureOutput, options: EmitOptions): boolean {
  if (!options.round) return false;
  if (transform?.kind === 'rank') return false;
  if (transform?.kind === 'share-of-total') return transform.isFraction !== true;
  if (transform?.kind === 'change' && transform.as === 'percent') return true;
  if (unit?.kind !== 'money' && unit?.kind !== 'percent') return false;
  return transform !== null || !isStoredValue(expression);
}

/** SQL that shows a value with two decimals. */
export function rounded(sql: string): string {
  return `ROUND(${sql}, 2)`;
}

function isStoredValue(expression: Expression): boolean {
  return expression.kind === 'aggregate' && ['min', 'max', 'count'].includes(expression.function);
}
