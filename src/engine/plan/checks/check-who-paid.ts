import { aggregatesOf } from '../../expression-walk.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { columnsOf } from '../columns-in.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { tablesCalled } from '../tables-called.ts';
import { textOf } from '../text-of.ts';

/** Rejects the pay of those who are said to pay: "how much did customers pay" is not what they earn. */
export function checkWhoPaid(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const [, payer = ''] = THEY_PAY.exec(textOf(words)) ?? [];
  const payers = payer === '' ? [] : tablesCalled(payer, index);
  const amounts = query.measures.flatMap(({ expression }) => aggregatesOf(expression).flatMap(columnsOf));
  const isTheirs = amounts.some(
    ({ table, column }) => payers.includes(table) && !/\bpa(?:id|y)/.test(index.field(table, column).label),
  );
  if (isTheirs) noSense('what they earn is not what they pay');
}

const THEY_PAY = /\bhow much (?:did|do|does|will) (?:[a-z-]+ ){0,3}?([a-z]+)(?: \d+)? pay\b/;
