import { isCommonWord } from '../../catalog/mod.ts';
import { editDistance } from '../../shared/mod.ts';

/** More unknown words in one text are no misspellings, and each takes time. */
const UNKNOWN_MAX = 40;

/** Shorter words are too near to one another. */
const LENGTH_MIN = 5;

/** Makes a function that puts the known word in the place of one that is not common and is an edit away from it alone. */
export function createSpelling(known: Iterable<string>): (words: readonly string[]) => readonly string[] {
  const all = new Set(known);
  const candidates = [...all].filter(isSpellable);
  function correct(word: string): string {
    const near = candidates.filter((other) => other[0] === word[0] && editDistance(word, other, 1) <= 1);
    return near.length === 1 ? (near[0] ?? word) : word;
  }
  return (words) => {
    const unknown = new Set(
      words.filter((word) => isSpellable(word) && !all.has(word) && !isCommonWord(word)),
    );
    const corrected = new Map([...unknown].slice(0, UNKNOWN_MAX).map((word) => [word, correct(word)]));
    return words.map((word) => corrected.get(word) ?? word);
  };
}

function isSpellable(word: string): boolean {
  return word.length >= LENGTH_MIN && !/\p{N}/u.test(word);
}
