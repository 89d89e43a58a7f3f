import { isSame } from '../is-same.ts';
import type { Phrase } from './phrase.ts';

/** "volume and cumulative volume by month": what runs up is the number that stands before it, said once more. */
export function withoutRepeats(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.filter((phrase, at) => {
    if (phrase.kind !== 'measures' || phrases[at - 1]?.kind !== 'transform') return true;
    const before = phrases.slice(0, at - 1).findLast(({ kind }) => kind === 'measures');
    return before?.kind !== 'measures' || !isSame(before.measures, phrase.measures);
  });
}
