import { conjunctsOf, testConjunctsOf } from '../../conjuncts.ts';
import { isSame } from '../../is-same.ts';
import type { AggregateQuery, Condition } from '../../logical-query.ts';

type Kept = Pick<AggregateQuery, 'where' | 'having' | 'measures'>;

/**
 * The same with groups that have none: "states with fewer than 3 late loans" are also those without a late one, so that what
 * the rows are restricted to restricts the number alone.
 */
export function withNoneCounted({ where, having, measures }: Kept): Pick<Kept, 'where' | 'measures'> {
  const same = { where, measures };
  if (having?.kind !== 'binary' || !(having.operator === '<' || having.operator === '<=')) return same;
  const { left } = having;
  if (left.kind !== 'aggregate' || left.function !== 'count' || left.filter === null) return same;
  const counted = testConjunctsOf(left.filter);
  const isOfNumber = (one: Condition): boolean =>
    one.kind === 'test' &&
    testConjunctsOf(one.expression).every((test) => counted.some((other) => isSame(other, test)));
  const isNumber = ({ expression, transform }: AggregateQuery['measures'][number]): boolean =>
    transform === null && isSame(expression, { ...left, filter: null });
  if (!conjunctsOf(where).every(isOfNumber) || !measures.every(isNumber)) return same;
  return { where: null, measures: measures.map((one) => ({ ...one, expression: left })) };
}
