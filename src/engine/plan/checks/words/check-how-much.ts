import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects rows without any amount where it is asked how much was done: "their id and how much was hired" is no hiring date. */
export function checkHowMuch(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || !HOW_MUCH.test(textOf(words))) return;
  if (!query.fields.some(({ role }) => AMOUNTS.has(role))) noSense('how much it is is not in the answer');
}

const HOW_MUCH = /\bhow much (?:money )?(?:are|did|do|does|had|has|have|he|is|it|she|they|was|we|were)\b/;
const AMOUNTS: ReadonlySet<string> = new Set(['measure', 'rate', 'share']);
