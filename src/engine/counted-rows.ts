import type { AggregateExpression } from '../shared/mod.ts';
import type { Condition } from './logical-query.ts';

/**
 * An aggregate over only those rows for which a condition holds that related rows decide: "borrowers with more than one
 * loan", of all borrowers. What can be an expression is its `filter`.
 */
interface RestrictedAggregate extends AggregateExpression {
  readonly condition: Condition;
}

/** What holds for the rows of an aggregate, its filter included; null for all rows. */
export function countedRows(aggregate: AggregateExpression): Condition | null {
  const filter = aggregate.filter === null ? null : ({ kind: 'test', expression: aggregate.filter } as const);
  if (!isRestricted(aggregate)) return filter;
  return filter === null ? aggregate.condition : { kind: 'all', of: [filter, aggregate.condition] };
}

/** The aggregate over those of its rows for which the condition holds too. */
export function restrictRows(aggregate: AggregateExpression, condition: Condition): RestrictedAggregate {
  const all = isRestricted(aggregate)
    ? ({ kind: 'all', of: [aggregate.condition, condition] } as const)
    : condition;
  return { ...aggregate, condition: all };
}

/** The aggregate with its condition, where it has one, made anew. */
export function withCondition<Aggregate extends AggregateExpression>(
  aggregate: Aggregate,
  map: (condition: Condition) => Condition,
): Aggregate {
  return isRestricted(aggregate) ? { ...aggregate, condition: map(aggregate.condition) } : aggregate;
}

function isRestricted(aggregate: AggregateExpression): aggregate is RestrictedAggregate {
  return 'condition' in aggregate;
}
