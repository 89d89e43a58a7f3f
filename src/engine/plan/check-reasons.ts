import type { LogicalQuery } from '../logical-query.ts';
import { columnsOf } from './columns-in.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';

/** Rejects the reasons of something else: "reasons for closing an account" are no decline reasons. */
export function checkReasons(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const at = words.findIndex((word) => word === 'reason' || word === 'reasons');
  const near = at < 0 ? [] : words.slice(at + 1, at + WITHIN);
  const deed = near.find((word, place) => DEED.test(word) && BEFORE.has(near[place - 1] ?? ''));
  if (deed === undefined) return;
  const stem = deed.slice(0, -ENDING).slice(0, STEM_MAX);
  const shown = query.kind === 'list' ? query.fields : query.dimensions;
  const reasons = shown
    .flatMap(({ expression }) => columnsOf(expression))
    .map(({ table, column }) => index.field(table, column))
    .filter(({ label }) => label.endsWith('reason') && label !== 'reason');
  const isOfDeed = ({ label, synonyms }: (typeof reasons)[number]): boolean =>
    [label, ...synonyms].some((name) => name.split(' ').some((word) => word.startsWith(stem)));
  if (reasons.length > 0 && !reasons.some(isOfDeed)) noSense('these are the reasons of something else');
}

const BEFORE: ReadonlySet<string> = new Set(['behind', 'for', 'of', 'when', 'while']);
const DEED = /^[a-z]{3,}ing$/;
/** "reasons we give most often when declining …". */
const WITHIN = 9;
const ENDING = 3;
const STEM_MAX = 5;
