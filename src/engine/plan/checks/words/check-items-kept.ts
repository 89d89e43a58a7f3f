import { SENTENCE_ENDS } from '../../../lexicon/cues.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';

/**
 * Rejects fewer numbers than a note lists behind its colon: "2025 per month: billed, received" are two of each month, and so are
 * "orders, shipped".
 */
export function checkItemsKept(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const listed = words.slice(words.lastIndexOf(':') + 1).filter((word) => !SENTENCE_ENDS.has(word));
  const items = itemsOf(listed);
  const isList = items.length > 1 && items.every((item) => item.length === 1 && isAsked(item[0] ?? ''));
  if (isList && isDone(items.at(-1)?.[0] ?? '') && query.measures.length < items.length)
    noSense('a number for each that is listed is asked for');
}

/** Rows, or what was done with them. */
function isAsked(word: string): boolean {
  return isDone(word) || /[a-z]s$/.test(word);
}

function itemsOf(listed: readonly string[]): readonly (readonly string[])[] {
  const items: string[][] = [[]];
  for (const word of listed)
    if (JOINTS.has(word)) items.push([]);
    else items.at(-1)?.push(PARTICLES.has(word) ? '' : word);
  return items.map((item) => item.filter((word) => word !== '')).filter((item) => item.length > 0);
}

const JOINTS: ReadonlySet<string> = new Set([',', 'and', '&', ';']);
/** "charged *off*" */
const PARTICLES: ReadonlySet<string> = new Set(['back', 'down', 'in', 'off', 'out', 'up']);
