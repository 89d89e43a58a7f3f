import { countedRows } from '../../counted-rows.ts';
import type { Output } from '../../logical-query.ts';
import type { Assembly, Scope } from '../assembly.ts';
import { binary, columnOf } from '../expressions.ts';
import { toTitle } from '../naming.ts';
import { noSense } from '../rejection.ts';
import { fieldOutput } from '../resolve-dimension.ts';
import { resolveField } from '../resolve-field.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import { isRowRatio, type MeasureSketch, type RowRatio } from '../sketch.ts';

/**
 * A measure as a column of single rows: a quantity is its field, and a total over one row is the row's own value ("the
 * loans with the highest outstanding balance"). Others reject the attempt.
 */
export function rowValue(assembly: Assembly, measure: MeasureSketch, scope: Scope): Output {
  if (measure.kind === 'bare') return fieldOutput(assembly, resolveField(assembly, measure.field, scope));
  if (isRowRatio(measure)) return ratioOfRow(assembly, measure, scope);
  const { expression } = resolveMeasure(assembly, measure, scope).output;
  if (expression.kind !== 'aggregate' || expression.function !== 'sum' || countedRows(expression) !== null)
    return noSense('a total or average is asked for among single rows');
  const { argument, table, filter } = expression;
  if (table !== scope.anchor || argument?.kind !== 'column')
    return noSense('the total is of other rows than those that are listed');
  if (filter !== null) return noSense('which rows are listed is said of their amount alone');
  const { index } = assembly;
  return fieldOutput(assembly, { dataset: index.dataset(table), field: index.field(table, argument.column) });
}

/** "the ratio of capacity to range of each aircraft": of the row's own two numbers. */
function ratioOfRow(assembly: Assembly, { numerator, denominator }: RowRatio, scope: Scope): Output {
  const [above, below] = [numerator, denominator].map((part) => resolveField(assembly, part.field, scope));
  if (above === undefined || below === undefined) return noSense('a ratio is of two');
  const label = `${above.field.label} per ${below.field.label}`;
  return {
    name: toTitle(label),
    label,
    expression: binary(columnOf(assembly, above), '/', columnOf(assembly, below)),
    role: 'rate',
    unit: null,
  };
}
