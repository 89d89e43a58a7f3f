import type { AggregateExpression, Expression } from '../../shared/mod.ts';
import { testConjunctsOf } from '../conjuncts.ts';
import { aggregatesOf, mapExpression } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import { timesIn } from './checks/times/times-in.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Whether all that an expression counts is of a time. */
export function isDated(expression: Expression, index: KnowledgeIndex): boolean {
  const aggregates = aggregatesOf(expression);
  return aggregates.length > 0 && aggregates.every(({ filter }) => timesOf(filter, index).length > 0);
}

/** Whether they are one quantity of two times. */
export function areOfTwoTimes(one: Expression, other: Expression, index: KnowledgeIndex): boolean {
  const areDated = isDated(one, index) && isDated(other, index);
  return areDated && !isSame(one, other) && isSame(undated(one, index), undated(other, index));
}

/** Whether they are one quantity, the volume, the one of a time and the other not: "volume in 2025" and "volume". */
export function isDatedOf(dated: Expression, plain: Expression, index: KnowledgeIndex): boolean {
  return isDated(dated, index) && isSame(undated(dated, index), undated(plain, index));
}

/** The expression of all times, what else is tested of its rows in one order of writing. */
function undated(expression: Expression, index: KnowledgeIndex): Expression {
  return mapExpression(expression, (node) => {
    if (node.kind === 'aggregate') return { ...node, filter: withoutTimes(node.filter, index) };
    const [value] = node.kind === 'function' && node.name === 'coalesce' ? node.arguments : [];
    return value === undefined ? null : undated(value, index);
  });
}

function withoutTimes(
  filter: AggregateExpression['filter'],
  index: KnowledgeIndex,
): AggregateExpression['filter'] {
  if (filter === null) return null;
  const left = testConjunctsOf(filter).filter((one) => !isTime(one, index));
  const [only, ...others] = left;
  if (only === undefined) return null;
  return others.length === 0 ? only : { kind: 'logical', operator: 'and', operands: left };
}

function timesOf(filter: Expression | null, index: KnowledgeIndex): readonly Expression[] {
  return filter === null ? [] : testConjunctsOf(filter).filter((one) => isTime(one, index));
}

/** A bound of a date, and not that it is known. */
function isTime(test: Expression, index: KnowledgeIndex): boolean {
  return timesIn({ kind: 'test', expression: test }, index).size > 0;
}
