import type { Expression } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Output } from '../logical-query.ts';

/** Whether a number is of the kind that a word like "rate" or "number" names. */
export function isOfKind({ unit, expression }: Output, kind: string | null): boolean {
  const isPercent = unit?.kind === 'percent';
  const isAverage = valuesOf(expression).some((one) => one.function === 'avg');
  switch (kind) {
    case 'number':
      return unit?.kind === 'count';
    case 'rate':
      return isPercent;
    case 'average':
      return isAverage;
    case 'amount':
    case 'total':
      return !isPercent && !isAverage && unit?.kind !== 'count';
    case 'figure':
      return true;
    default:
      return false;
  }
}

function valuesOf(expression: Expression): ReturnType<typeof aggregatesOf> {
  return aggregatesOf(expression.kind === 'related' ? expression.value : expression);
}
