import type { Output } from '../../logical-query.ts';
import type { Assembly, Scope } from '../assembly.ts';
import { noSense } from '../rejection.ts';
import { fieldOutput } from '../resolve-dimension.ts';
import { resolveField } from '../resolve-field.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import type { MeasureSketch } from '../sketch.ts';

/**
 * A measure as a column of single rows: a quantity is its field, and a total over one row is the row's own value ("the
 * loans with the highest outstanding balance"). Others reject the attempt.
 */
export function rowValue(assembly: Assembly, measure: MeasureSketch, scope: Scope): Output {
  if (measure.kind === 'bare') return fieldOutput(assembly, resolveField(assembly, measure.field, scope));
  const { expression } = resolveMeasure(assembly, measure, scope).output;
  if (expression.kind !== 'aggregate' || expression.function !== 'sum' || expression.filter !== null)
    return noSense('an aggregate among the columns of a list');
  const { argument, table } = expression;
  if (table !== scope.anchor || argument?.kind !== 'column') return noSense('a total over other rows');
  const { index } = assembly;
  return fieldOutput(assembly, { dataset: index.dataset(table), field: index.field(table, argument.column) });
}
