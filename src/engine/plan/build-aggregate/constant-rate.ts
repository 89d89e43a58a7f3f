import type { Expression } from '../../../shared/mod.ts';
import { conjunctsOf, testConjunctsOf } from '../../conjuncts.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { Condition, MeasureOutput } from '../../logical-query.ts';

/** Whether a ratio is of rows that all are what it counts: "late payment rate, for late payments" is always 100 %. */
export function isConstantRate({ expression }: MeasureOutput, where: Condition | null): boolean {
  const held = conjunctsOf(where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  return (
    held.length > 0 &&
    ratiosOf(expression).some(({ counted, base }) => {
      const asked = counted.filter((one) => !has(base, one));
      return asked.length > 0 && asked.every((one) => has(held, one));
    })
  );
}

interface Ratio {
  /** What the rows above the line are, and those below it. */
  readonly counted: readonly Expression[];
  readonly base: readonly Expression[];
}

function ratiosOf(expression: Expression): readonly Ratio[] {
  if (expression.kind !== 'binary' || expression.operator !== '/') {
    return expression.kind === 'binary' ? [...ratiosOf(expression.left), ...ratiosOf(expression.right)] : [];
  }
  return [{ counted: filtersOf(expression.left), base: filtersOf(expression.right) }];
}

function filtersOf(expression: Expression): readonly Expression[] {
  const [only, ...others] = aggregatesOf(expression);
  return only?.filter == null || others.length > 0 ? [] : testConjunctsOf(only.filter);
}

function has(expressions: readonly Expression[], sought: Expression): boolean {
  return expressions.some((one) => isSame(one, sought));
}
