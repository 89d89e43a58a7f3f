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
  /** How many words the longest of those has that begin so. */
  const longest = new Map<string, number>();
  for (const { words, meaning } of phrases) {
    const key = words.join(' ');
    longest.set(firstOf(key), Math.max(longest.get(firstOf(key)) ?? 0, words.length));
    const known = index.get(key);
    // Nearly all have one meaning, so that a list for each would be as large as the index.
    index.set(key, known === undefined ? meaning : [...meaningsOf(known), meaning]);
  }
  return {
    find: (tokens, start) => {
      const found: Candidate[] = [];
      const first = tokens[start];
      const most =
        first === undefined || first.kind === 'symbol' ? 0 : (longest.get(firstOf(first.norm)) ?? 0);
      let key = '';
      for (let at = start, words = 0; at < tokens.length && words < most; at++) {
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

/** The first word; a quoted text is one token. */
function firstOf(text: string): string {
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}

function meaningsOf(known: Meaning | readonly Meaning[] | undefined): readonly Meaning[] {
  if (known === undefined) return [];
  return 'kind' in known ? [known] : known;
}
