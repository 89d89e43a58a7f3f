import type { Expression } from '../../../shared/mod.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import { binary, isTotal, literal } from '../expressions.ts';
import { toMeasureNumber } from '../quantities.ts';
import { noSense, undecided } from '../rejection.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import { isPartOfTime, type Nominal, type SketchOf } from '../sketch.ts';
import { allOf } from './combine.ts';
import type { ConditionScope } from './condition-scope.ts';

/** "whose average rate is above 10 %", "with a default rate over 8 %". */
export function resolveAggregate(
  assembly: Assembly,
  sketch: SketchOf<'aggregate'>,
  scope: ConditionScope,
): Condition {
  const measure = assembly.resolveMeasure(assembly, sketch.measure, scope);
  const { output, conditions } = measure;
  const { expression } = output;
  if (output.transform !== null) noSense('a part of all is asked of a single row');
  const value = toMeasureNumber(sketch.quantity, output);
  const { operator } = sketch;
  if (expression.kind !== 'aggregate')
    return { ...computedOf(assembly, measure, scope), operator, against: value };
  checkMany(assembly, expression.table, scope);
  return {
    kind: 'related-aggregate',
    table: scope.anchor,
    aggregate: expression,
    where: allOf(conditions),
    operator,
    value,
  };
}

/** "with a default rate above the overall one", "with more loans than the average branch". */
export function resolveOverall(
  assembly: Assembly,
  { measure: sketch, operator, rows, per, isAverage, isOfPeriod, than }: SketchOf<'overall'>,
  scope: ConditionScope,
): Condition {
  if (isPartOfTime(sketch)) return undecided('of which time the whole of the share is is not said');
  const measure = assembly.resolveMeasure(assembly, sketch, scope);
  const { expression } = measure.output;
  if (rows !== undefined && rows !== measure.table)
    return noSense('the whole that is named is one of something else');
  if (isOfPeriod === true) return undecided('which period is meant is not said');
  if (per !== undefined && !(per.kind === 'dataset' && per.dataset === scope.anchor))
    return noSense('the average that is named is one of other groups');
  if (than !== undefined)
    return {
      ...computedOf(assembly, measure, scope),
      operator,
      against: { than: nameOfOne(assembly, than, scope) },
    };
  const isOfEach = per !== undefined || (isAverage === true && isTotal(expression));
  if (!isOfEach && measure.conditions.length > 0)
    return undecided('whether all are those with the same conditions is not said');
  if (!isOfEach && isTotal(expression)) return noSense('a part is never more than the whole');
  if (isTotal(expression) && operator.startsWith('<'))
    return undecided('whether those with none are meant too is not said');
  return {
    ...computedOf(assembly, measure, scope),
    operator,
    against: isOfEach ? 'average' : 'all-together',
  };
}

/** "the stadium with the most concerts": as many as any has; of several that share the number each is one. */
export function resolveMost(assembly: Assembly, rows: Nominal, scope: ConditionScope): Condition {
  const measure = assembly.resolveMeasure(assembly, { kind: 'count', nominal: rows }, scope);
  // "the class with the most members", who come to it by what they attend
  if (!assembly.index.isToOne(rows.dataset, scope.anchor))
    return noSense(`${assembly.index.dataset(rows.dataset).labelPlural} are of no single one of them`);
  return { ...computedOf(assembly, measure, scope), operator: '=', against: 'highest' };
}

/** "than the Houston branch": the row of that name. */
function nameOfOne(
  { index }: Assembly,
  { values }: SketchOf<'value'>,
  { anchor }: ConditionScope,
): Expression {
  const { display } = index.dataset(anchor);
  const named = values.flatMap(({ alternatives }) =>
    alternatives.filter(({ dataset, field }) => dataset === anchor && display.includes(field)),
  );
  const [only, ...others] = named;
  return only === undefined ||
    others.length > 0 ||
    index.field(anchor, only.field).distinctCount < index.dataset(anchor).rowCount
    ? noSense('no single one of them is called so')
    : binary(index.columnOf(anchor, only.field), '=', literal(only.value));
}

/** What the related rows have together, all of one table. */
function computedOf(
  assembly: Assembly,
  measure: ResolvedMeasure,
  scope: ConditionScope,
): Pick<Extract<Condition, { kind: 'related-measure' }>, 'kind' | 'table' | 'related' | 'measure'> {
  const { expression } = withFilter(measure).output;
  const related = measure.table;
  if (aggregatesOf(expression).some(({ table }) => table !== related))
    return noSense('what is computed of several tables cannot be asked of each row');
  checkMany(assembly, related, scope);
  return { kind: 'related-measure', table: scope.anchor, related, measure: expression };
}

function checkMany({ index }: Assembly, related: string, { anchor }: ConditionScope): void {
  if (
    related === anchor ||
    !Number.isFinite(index.distance(anchor, related)) ||
    index.isToOne(anchor, related)
  )
    noSense(`${related} has one value for each of ${anchor}`);
}
