import { LIST_VERBS } from '../lexicon/column-lists.ts';
import type { Token } from '../token.ts';

/**
 * Whether the word says that columns are shown, and is none of them: before "show the *state*" and "*state* and count" there is an
 * article or such a verb, or nothing to show comes after it.
 */
export function isListVerb(tokens: readonly Token[], at: number): boolean {
  const norm = (place: number): string => tokens[place]?.norm ?? '';
  if (!LIST_VERBS.has(norm(at))) return false;
  return norm(at - 1) !== 'the' && !LIST_VERBS.has(norm(at - 1)) && !NOTHING.has(norm(at + 1));
}

const NOTHING: ReadonlySet<string> = new Set(['', ',', 'and']);
