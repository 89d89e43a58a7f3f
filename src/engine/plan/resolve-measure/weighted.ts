import type { Expression } from '../../../shared/mod.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { aggregateOver, binary, columnOf } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { MeasureOf } from '../sketch.ts';
import { meaningOf, measureOf } from './measure-of.ts';

/** "average rate weighted by principal": `SUM(x * w) / SUM(w)`, by the table's main quantity where none is named. */
export function resolveWeighted(
  assembly: Assembly,
  sketch: MeasureOf<'weighted'>,
  scope: Scope,
): ResolvedMeasure {
  const value = resolveField(assembly, sketch.field, scope);
  const { dataset } = value;
  const implied = dataset.fields.find(({ name }) => name === dataset.defaultMeasure);
  const weight =
    sketch.weight === null
      ? implied && { dataset, field: implied }
      : resolveField(assembly, sketch.weight, { ...scope, anchor: dataset.name });
  if (weight === undefined || !assembly.index.isToOne(weight.dataset.name, dataset.name))
    return noSense('by what it is weighted is not said');
  const table = weight.dataset.name;
  const [x, w] = [columnOf(assembly, value), columnOf(assembly, weight)];
  // Rows without the value must not count in the weights.
  const known: Expression | null = value.field.isNullable
    ? { kind: 'is-null', operand: x, negated: true }
    : null;
  const products = aggregateOver(table, 'sum', binary(x, '*', w));
  const weights = { ...aggregateOver(table, 'sum', w), filter: known };
  return measureOf(`average ${value.field.label} weighted by ${weight.field.label}`, {
    expression: binary(products, '/', weights),
    meaning: meaningOf(value.field.unit),
    table,
  });
}
