import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate, Meaning } from '../candidate.ts';
import type { Token } from '../token.ts';
import { wordsOf } from './phrases.ts';

/** Values that are signs, and have no words to be found by: `+`, `=`, `#`. */
export interface SignValues {
  find(tokens: readonly Token[], start: number): readonly Candidate[];
}

/** Indexes the values of signs alone; a question says them between quotes. */
export function createSignValues({ datasets }: Knowledge): SignValues {
  const index = new Map<string, Meaning[]>();
  for (const { name, fields, isVisible, roleOf } of datasets) {
    if (!isVisible || roleOf !== undefined) continue;
    for (const { name: field, values } of fields) {
      for (const { value } of values ?? []) {
        if (typeof value !== 'string' || value.trim() === '' || wordsOf(value).length > 0) continue;
        const meaning: Meaning = { kind: 'value', dataset: name, field, value };
        const known = index.get(value.trim());
        if (known === undefined) index.set(value.trim(), [meaning]);
        else known.push(meaning);
      }
    }
  }
  return {
    find: (tokens, start) => {
      const token = tokens[start];
      if (index.size === 0 || token?.kind !== 'quoted') return [];
      return (index.get(token.text.slice(1, -1).trim()) ?? []).map((meaning) => ({
        start,
        end: start + 1,
        meaning,
        match: 'exact',
        cost: 0,
      }));
    },
  };
}
