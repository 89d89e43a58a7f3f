import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { noSense } from '../rejection.ts';
import type { MeasureOf } from '../sketch.ts';
import { FUNCTION_LABELS } from './fields.ts';
import { named } from './measure-of.ts';

/** "average turnaround, and the longest": another aggregate of the quantity that was measured before. */
export function resolveAgain(
  assembly: Assembly,
  { of, function: fn, percentile }: MeasureOf<'again'>,
  scope: Scope,
): ResolvedMeasure {
  if (of === null) return noSense('of what it is the same is not said');
  const before = assembly.resolveMeasure(assembly, of, scope);
  const { label, expression, unit } = before.output;
  if (expression.kind !== 'aggregate' || expression.argument === null || expression.distinct)
    return noSense(`${label} has no single quantity`);
  if (fn === 'sum' && unit?.kind !== 'money') return noSense(`${label} cannot be added up`);
  const quantity = quantityOf(label);
  const other =
    percentile === null ? `${FUNCTION_LABELS[fn]} ${quantity}` : `${percentile}th percentile of ${quantity}`;
  const { percentile: _, ...rest } = expression;
  return {
    ...before,
    output: {
      ...before.output,
      ...named(other),
      expression: { ...rest, function: fn, ...(percentile === null ? {} : { percentile }) },
    },
  };
}

/** "average principal" is of the principal. */
function quantityOf(label: string): string {
  const functions = Object.values(FUNCTION_LABELS).filter((one) => label.startsWith(`${one} `));
  return functions.reduce((rest, one) => (rest === label ? label.slice(one.length + 1) : rest), label);
}
