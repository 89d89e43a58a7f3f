import { type Expression, rememberedOf } from '../../../shared/mod.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { columnsOf } from '../columns-in.ts';
import { partsOf } from '../rewrite.ts';

/** Whether a query holds one column against another, wherever it does so, or values of one table against those of another. */
export const comparesColumns: (query: LogicalQuery) => boolean = rememberedOf((query) =>
  partsOf(query).some((part) => {
    if (!('kind' in part)) return false;
    if (part.kind === 'shares-value') return true;
    if (part.kind !== 'binary' || !('left' in part) || !('right' in part)) return false;
    const { operator, left, right } = part as Extract<Expression, { kind: 'binary' }>;
    return COMPARISONS.has(operator) && columnsOf(left).length > 0 && columnsOf(right).length > 0;
  }),
);

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);
