import type { Phrase } from './phrases.ts';

/** Finds the words of names that are a longer word without its vowels: `shpmt` for "shipment". */
export interface Skeletons {
  of(word: string): readonly string[];
}

/** Words without a vowel are no English words; fewer letters than these are as often initials. */
const SKELETON = /^[bcdfghjklmnpqrstvwxz]{3,6}$/;
const TYPED_LENGTH_MIN = 5;

/** Collects the words without vowels of the names of tables and columns; `isKnown` tells those that stand for others. */
export function createSkeletons(phrases: readonly Phrase[], isKnown: (word: string) => boolean): Skeletons {
  const names = phrases.filter(({ meaning }) => meaning.kind === 'dataset' || meaning.kind === 'field');
  const words = new Set(names.flatMap((phrase) => phrase.words));
  const skeletons = [...words].filter((word) => SKELETON.test(word) && !isKnown(word));
  return {
    of: (word) =>
      word.length < TYPED_LENGTH_MIN ? [] : skeletons.filter((skeleton) => isSkeletonOf(skeleton, word)),
  };
}

/** The same first letter, all others in their order, and either all consonants up to the last or the last one at the end. */
function isSkeletonOf(skeleton: string, word: string): boolean {
  const consonants =
    word[0] +
    word
      .slice(1)
      .replaceAll(/[aeiouy]/g, '')
      .replaceAll(/(.)\1+/g, '$1');
  if (skeleton[0] !== word[0] || skeleton.length >= word.length - 1) return false;
  let at = 0;
  for (const letter of skeleton) {
    at = consonants.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return (
    consonants.startsWith(skeleton) ||
    (consonants.endsWith(skeleton.at(-1) ?? '') && at === consonants.length)
  );
}
