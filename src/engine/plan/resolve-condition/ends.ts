import type { AggregateExpression, AggregateFunction, Expression } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { aggregateOver, columnOf } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { ResolvedField } from '../resolved-field.ts';
import type { FieldTerm, Nominal } from '../sketch.ts';
import type { ConditionScope } from './condition-scope.ts';

/** "than every", "than the oldest": the highest or the lowest of them is what is compared with. */
export function isEnd(fn: AggregateFunction): fn is 'max' | 'min' {
  return fn === 'max' || fn === 'min';
}

interface Compared {
  readonly term: FieldTerm | null;
  readonly resolved: ResolvedField;
  readonly scope: ConditionScope;
  readonly fn: 'max' | 'min';
}

/** "teachers older than every student": the same quantity of rows of another table; null where they are of the same. */
export function ofOthers(
  assembly: Assembly,
  { dataset: table }: Nominal,
  { term, resolved, scope, fn }: Compared,
): AggregateExpression | null {
  if (table === resolved.dataset.name) return null;
  const other = resolveField(assembly, term ?? { alternatives: [] }, { ...scope, anchor: table });
  const { label, labelPlural } = assembly.index.dataset(table);
  if (other.dataset.name !== table) return noSense(`a ${label} has no ${resolved.field.label}`);
  if (!isSame(other.field.unit?.kind, resolved.field.unit?.kind))
    return noSense(`quantities of other kinds than those of ${labelPlural}`);
  return aggregateOver(table, fn, columnOf(assembly, other));
}

/** "older than the oldest student": that it is the highest age of those that have the highest age is said twice. */
export function withoutEndAgain(
  where: Condition | null,
  { left, fn }: { readonly left: Expression; readonly fn: 'max' | 'min' },
): Condition | null {
  const parts = where === null ? [] : where.kind === 'all' ? where.of : [where];
  const last = parts.at(-1);
  const isAgain =
    last?.kind === 'compare-to-aggregate' &&
    last.operator === '=' &&
    last.factor === undefined &&
    last.aggregate.function === fn &&
    isSame(last.left, left);
  return isAgain ? last.where : where;
}
