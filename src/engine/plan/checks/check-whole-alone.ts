import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { AggregateQuery } from '../../logical-query.ts';
import { noSense } from '../rejection.ts';

/** Rejects what is no part: of "in Texas, orders as a share of all orders" all are in Texas. */
export function checkWholeAlone({ expression, unit }: AggregateQuery['measures'][number]): void {
  const isRatio = expression.kind === 'binary' && expression.operator === '/';
  const [part, ...others] = isRatio ? aggregatesOf(expression.left) : [];
  const [whole, ...more] = isRatio ? aggregatesOf(expression.right) : [];
  if (part === undefined || whole === undefined || others.length + more.length > 0) return;
  const isOfAll = unit?.kind === 'percent' && part.filter === null;
  if (isSame(part, isOfAll ? { ...whole, filter: null } : whole)) noSense('a part that is always the whole');
}
