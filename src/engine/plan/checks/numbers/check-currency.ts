import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects amounts in one currency that are asked for in another: "total price in dollars" of prices that are in euros. */
export function checkCurrency(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const said = CURRENCY.exec(textOf(words))?.[1] ?? '';
  const code = CODES.get(said);
  if (code === undefined) return;
  const kept = partsOf(query).flatMap((part) => {
    if (!('kind' in part && part.kind === 'column' && 'table' in part && 'column' in part)) return [];
    const { unit } = index.field(String(part.table), String(part.column));
    return unit?.kind === 'money' ? [unit.currency] : [];
  });
  if (kept.some((one) => one !== code)) noSense(`the amounts are not in ${said}`);
  if (kept.length === 0 && code !== DOLLARS) noSense(`nothing here is in ${said}`);
}

const DOLLARS = 'USD';
const CODES: ReadonlyMap<string, string> = new Map([
  ...['$', 'dollar', 'dollars', 'usd'].map((one): [string, string] => [one, DOLLARS]),
  ...['€', 'eur', 'euro', 'euros'].map((one): [string, string] => [one, 'EUR']),
  ['gbp', 'GBP'],
]);
const CURRENCY = /\bin (?:us )?(dollars?|usd|euros?|eur|gbp|\$|€)(?: |$)/;

/** Without one of these {@link checkCurrency} holds on to nothing. */
export const CURRENCY_CUES: readonly Cue[] = [new Set(CODES.keys())];
