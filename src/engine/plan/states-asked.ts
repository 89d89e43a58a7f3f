import type { Expression } from '../../shared/mod.ts';
import { operandsOf } from '../../shared/mod.ts';

/** The texts that an expression compares with: the values that rows are asked to have. */
export function literalsOf(expression: Expression): readonly string[] {
  if (expression.kind === 'literal') return typeof expression.value === 'string' ? [expression.value] : [];
  return operandsOf(expression).flatMap(literalsOf);
}
