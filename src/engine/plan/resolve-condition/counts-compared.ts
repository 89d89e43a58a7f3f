import type { Expression } from '../../../shared/mod.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { binary, test } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import type { Nominal, SketchOf } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';

/** "more concerts than singers": how many rows of the one there are of each, against how many of the other; there may be none of either. */
export function resolveCounts(
  assembly: Assembly,
  { left, operator, right }: SketchOf<'counts'>,
  scope: ConditionScope,
): Condition {
  if (left.dataset === right.dataset && left.conditions.length + right.conditions.length === 0)
    return noSense('as many as there are');
  return test(binary(numberOf(assembly, left, scope), operator, numberOf(assembly, right, scope)));
}

/** How many of the rows belong to one of the scope's. */
function numberOf(
  assembly: Assembly,
  rows: Nominal,
  { anchor: table, ...scope }: ConditionScope,
): Expression {
  const { index } = assembly;
  const measure = assembly.resolveMeasure(
    assembly,
    { kind: 'count', nominal: rows },
    { ...scope, anchor: table },
  );
  const { expression: count } = withFilter(measure).output;
  if (count.kind !== 'aggregate' || measure.table === table || index.isToOne(table, measure.table))
    return noSense(`how many ${rows.dataset} belong to each is not known`);
  const [key, ...others] = index.dataset(measure.table).primaryKey;
  // What belongs to many counts once for each.
  const isOwn = index.isToOne(measure.table, table);
  if (!isOwn && (key === undefined || others.length > 0))
    return noSense('which of them are the same is not known');
  const value =
    isOwn || key === undefined
      ? count
      : { ...count, distinct: true, argument: index.columnOf(measure.table, key) };
  return { kind: 'related', table, related: measure.table, value, position: null, orderBy: [] };
}
