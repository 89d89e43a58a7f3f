import { isCommonWord } from '../../catalog/mod.ts';
import type { Phrase } from './phrases.ts';

/** Finds the words of names that are a longer word cut short: `shpmt` for "shipment", `inspctn` for "inspection". */
export interface Skeletons {
  of(word: string): readonly string[];
}

/** Words without a vowel are no English words; fewer letters than these are as often initials. */
const SKELETON = /^[bcdfghjklmnpqrstvwxz]{3,6}$/;
const TYPED_LENGTH_MIN = 5;
/** In a database that cuts words short, so may any be that is none of the language. */
const CUT = /^[a-z]{3,9}$/;
/** So many of its names' words at least, and one of so many, are abbreviations where a database cuts words short. */
const CUTS_MIN = 3;
const CUTS_ONE_OF = 8;

interface SkeletonOptions {
  /** The word is one of the language, or stands for another already. */
  readonly isKnown: (word: string) => boolean;
  readonly isAbbreviation: (word: string) => boolean;
}

/** Collects the words of the names of tables and columns that are cut short. */
export function createSkeletons(
  phrases: readonly Phrase[],
  { isKnown, isAbbreviation }: SkeletonOptions,
): Skeletons {
  const names = phrases.filter(({ meaning }) => meaning.kind === 'dataset' || meaning.kind === 'field');
  const words = [...new Set(names.flatMap((phrase) => phrase.words))];
  const cuts = words.filter((word) => isAbbreviation(word) || SKELETON.test(word));
  const isStyle = cuts.length >= CUTS_MIN && cuts.length * CUTS_ONE_OF >= words.length;
  const free = words.filter((word) => !isKnown(word) && !isAbbreviation(word));
  const skeletons = free.filter((word) => SKELETON.test(word));
  const others = isStyle ? free.filter((word) => CUT.test(word) && !isCommonWord(word)) : [];
  return {
    of: (word) => {
      if (word.length < TYPED_LENGTH_MIN) return [];
      const contracted = [...skeletons, ...others].filter((cut) => isSkeletonOf(cut, word));
      return contracted.length > 0 ? contracted : others.filter((cut) => isBeginningOf(cut, word));
    },
  };
}

/** `categ` of "category"; a letter less is another form of the word, and three letters begin many words. */
function isBeginningOf(cut: string, word: string): boolean {
  return word.length >= cut.length + (cut.length > 3 ? 2 : 3) && word.startsWith(cut);
}

/** The same first letter, all others in their order, and either all consonants up to the last or the last one at the end. */
function isSkeletonOf(cut: string, word: string): boolean {
  if (cut[0] !== word[0] || cut.length >= word.length || !isWithin(cut, word)) return false;
  const [skeleton, consonants] = [consonantsOf(cut), consonantsOf(word)];
  if (skeleton.length < 3 || (skeleton.length < cut.length && word.startsWith(cut))) return false;
  if (!isWithin(skeleton, consonants)) return false;
  return consonants.startsWith(skeleton) || consonants.at(-1) === cut.at(-1);
}

/** The first letter, and of the others those that are no vowels, each once where it is doubled. */
export function consonantsOf(word: string): string {
  return (
    (word[0] ?? '') +
    word
      .slice(1)
      .replaceAll(/[aeiouy]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
  );
}

/** Whether the letters stand in the word in their order. */
function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
