import type { Metric } from '../../../catalog/mod.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { isTotal } from '../expressions.ts';
import { noSense, Rejected } from '../rejection.ts';
import type { MeasureOf } from '../sketch.ts';
import { meaningOf, measureOf } from './measure-of.ts';

/** "default rate": of metrics of one name, the one over the table that the words around are about. */
export function resolveMetric(
  assembly: Assembly,
  sketch: MeasureOf<'metric'>,
  { anchor }: Scope,
): ResolvedMeasure {
  const metrics = sketch.metrics.map((name) => assembly.index.metric(name));
  const near = metrics.filter(({ expression }) =>
    aggregatesOf(expression).some(({ table }) => anchor === null || table === anchor),
  );
  const [metric, ...others] = near.length > 0 ? near : metrics;
  if (metric === undefined) return noSense('the metric is not defined');
  if (others.length > 0) {
    throw new Rejected({ kind: 'ambiguous-field', labels: [metric, ...others].map(({ label }) => label) });
  }
  const { label, expression, unit, date, lowerIsBetter } = metric;
  const [first] = aggregatesOf(expression);
  if (first === undefined) return noSense(`${label} is not an aggregate`);
  checkAggregateWord(assembly, sketch, metric);
  const measure = measureOf(label, { expression, meaning: meaningOf(unit), table: first.table });
  return { ...measure, date, lowerIsBetter };
}

/** "total volume" is the volume; "average default rate" of a group is its default rate; "average volume" is neither. */
function checkAggregateWord(
  assembly: Assembly,
  { aggregate: word }: MeasureOf<'metric'>,
  { label, expression }: Metric,
): void {
  if (word === null) return;
  const fits = isTotal(expression) ? word === 'sum' : word === 'avg';
  if (!fits) noSense(`${word} of ${label} is not defined`);
  if (word === 'avg') assembly.assumptions.add(`${label} is of each group as a whole`);
}
