import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects rows where one amount of all is asked for ("how much is still owed on it?"), and those without any amount where it is asked how much was done: "their id and how much was hired" is no hiring date. */
export function checkHowMuch(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || !HOW_MUCH.test(textOf(words))) return;
  if (ON_THEM.test(textOf(words)) && query.limit === null) noSense('one amount is asked for');
  if (!query.fields.some(({ role }) => AMOUNTS.has(role))) noSense('how much it is is not in the answer');
}

const HOW_MUCH = /\bhow much (?:money )?(?:are|did|do|does|had|has|have|he|is|it|she|they|was|we|were)\b/;
const ON_THEM = /\bhow much (?:[a-z]+ ){1,3}(?:by|from|in|of|on|to) (?:it|that|them|these|those)(?: [?.!])?$/;
const AMOUNTS: ReadonlySet<string> = new Set(['measure', 'rate', 'share']);
