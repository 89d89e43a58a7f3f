import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects the pay of those who are said to pay: "how much did customers pay" is not what they earn. */
export function checkWhoPaid(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const [, before, after] = THEY_PAY.exec(textOf(words)) ?? [];
  const payer = before ?? after ?? '';
  const payers = payer === '' ? [] : tablesCalled(payer, index);
  const amounts = query.measures.flatMap(({ expression }) => aggregatesOf(expression).flatMap(columnsOf));
  const isTheirs = amounts.some(
    ({ table, column }) => payers.includes(table) && !/\bpa(?:id|y)/.test(index.field(table, column).label),
  );
  if (isTheirs) noSense('what they earn is not what they pay');
  const areDue = amounts.every(({ table, column }) => /\bdue\b/.test(index.field(table, column).label));
  if (amounts.length > 0 && areDue && WE_GOT.test(textOf(words))) noSense('what is due is not what came in');
  const isPayment = (table: string): boolean => PAYMENT.test(index.dataset(table).label);
  const isPaid = amounts.some(
    ({ table, column }) => isPayment(table) || /\bpa(?:id|y)/.test(index.field(table, column).label),
  );
  const payments = index.knowledge.datasets.filter(
    ({ name, fields, isVisible }) =>
      isVisible && isPayment(name) && fields.some(({ role }) => role === 'measure'),
  );
  // "how much did each customer pay": prices are not what was paid, where there are payments.
  if (payer !== '' && amounts.length > 0 && !isPaid && payments.length > 0)
    noSense('what is due is not what was paid');
}

const PAYMENT = /\bpayments?\b/;

const WE_GOT = /\bhow (?:much|many dollars) (?:[a-z]+ )?did we (?:collect|receive|take in)\b/;

const THEY_PAY =
  /\bhow much (?:money )?(?:(?:did|do|does|will) (?:[a-z-]+ ){0,3}?([a-z]+)(?: \d+)? pay\b|(?:has been|have been|is|was|were) paid by (?:all |each |every |our |the )*([a-z]+))/;

/** Without one of these {@link checkWhoPaid} holds on to nothing. */
export const WHO_PAID_CUES: readonly Cue[] = [THEY_PAY, WE_GOT];
