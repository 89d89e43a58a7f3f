import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { partsOf } from '../../rewrite.ts';

type Part = LogicalQuery | Extract<LogicalQuery, { kind: 'aggregate' }>['where'];

/** The dates that are compared or grouped by, as `table.column`; that one is known, or over by now, is no time. */
export function timesIn(part: Part, index: KnowledgeIndex): ReadonlySet<string> {
  return new Set(partsOf(part).flatMap((one) => timeOf(one, index)));
}

function timeOf(part: object, index: KnowledgeIndex): readonly string[] {
  if (!('kind' in part)) return [];
  const isTest = part.kind === 'binary' && 'left' in part && 'right' in part && !isNow(part.right, index);
  const side = isTest ? part.left : part.kind === 'date-part' && 'operand' in part ? part.operand : null;
  if (typeof side !== 'object' || side === null || !('table' in side && 'column' in side)) return [];
  const { table, column } = side;
  if (typeof table !== 'string' || typeof column !== 'string') return [];
  return index.field(table, column).role === 'time' ? [`${table}.${column}`] : [];
}

function isNow(side: unknown, { asOf }: KnowledgeIndex): boolean {
  return typeof side === 'object' && side !== null && 'value' in side && side.value === asOf;
}
