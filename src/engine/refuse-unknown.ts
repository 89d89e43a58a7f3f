import type { Refusal } from '../shared/mod.ts';
import type { Linker } from './link/create-linker.ts';
import type { Token } from './token.ts';
import { unknownWords, unreadable } from './wording.ts';

/** Everybody knows them, however little they say here. */
const ORDINARY: ReadonlySet<string> = new Set(['how', 'many', 'much', 'often', 'old']);

/** Each unknown word once, with what was perhaps meant. */
export function refuseUnknown(unknown: readonly Token[], linker: Linker): Refusal {
  // "'m" of "I'm" says nothing to anybody; a word beside it does.
  const words = unknown.filter(({ text, norm }) => !text.startsWith("'") && !ORDINARY.has(norm));
  if (words.length === 0 && unknown.some(({ norm }) => ORDINARY.has(norm))) return unreadable('', true);
  const distinct = new Map((words.length > 0 ? words : unknown).map((token) => [token.norm, token]));
  return unknownWords(
    [...distinct.values()].map(({ text, norm }) => ({ text, nearest: linker.nearest(norm) })),
  );
}
