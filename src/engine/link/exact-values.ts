import type { Candidate, Meaning } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Phrase } from './phrases.ts';

/** Values that only match as a whole and as written, case aside. */
export interface ExactValues {
  find(tokens: readonly Token[], start: number): Candidate[];
}

/** Indexes the values by their words; a question's span is looked up once per length. */
export function createExactValues(phrases: readonly Phrase[]): ExactValues {
  const index = new Map<string, Meaning | readonly Meaning[]>();
  let longest = 0;
  for (const { words, meaning } of phrases) {
    const key = words.join(' ');
    longest = Math.max(longest, words.length);
    const known = index.get(key);
    // Nearly all have one meaning, so that a list for each would be as large as the index.
    index.set(key, known === undefined ? meaning : [...meaningsOf(known), meaning]);
  }
  return {
    find: (tokens, start) => {
      const found: Candidate[] = [];
      if (index.size === 0 || tokens[start]?.kind === 'symbol') return found;
      let key = '';
      for (let at = start, words = 0; at < tokens.length && words < longest; at++) {
        const token = tokens[at];
        if (token === undefined || token.kind === 'symbol') continue;
        key = key === '' ? token.norm : `${key} ${token.norm}`;
        words++;
        for (const meaning of meaningsOf(index.get(key))) {
          found.push({ start, end: at + 1, meaning, match: 'exact', cost: 0 });
        }
      }
      return found;
    },
  };
}

function meaningsOf(known: Meaning | readonly Meaning[] | undefined): readonly Meaning[] {
  if (known === undefined) return [];
  return 'kind' in known ? [known] : known;
}
