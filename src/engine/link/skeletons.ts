import { isCommonWord } from '../../catalog/mod.ts';
import type { Phrase } from './phrases.ts';

/** Finds the words of names that are a longer word cut short: `shpmt` for "shipment", `inspctn` for "inspection". */
export interface Skeletons {
  /** Whether any name is cut short in a way that is not known by itself. */
  readonly hasCuts: boolean;
  of(word: string): readonly string[];
  /** The same for two words that are written as one: `lowfl` for "low floor". */
  ofTwo(first: string, second: string): readonly string[];
}

/** Words without a vowel are no English words; fewer letters than these are as often initials. */
const SKELETON = /^[bcdfghjklmnpqrstvwxz]{3,6}$/;
const TYPED_LENGTH_MIN = 5;
/** In a database that cuts words short, so may any be that is none of the language. */
const CUT = /^[a-z]{2,9}$/;
/** Two letters stand for short words only. */
const PAIR_WORD_MIN = 3;
const PAIR_WORD_MAX = 5;
/** Letters from anywhere in a word stand for it where there are so many, and of them in the word. */
const LOOSE_LENGTH_MIN = 3;
const LOOSE_WORD_MIN = 7;
/** So many of its names' words at least, and one of so many, are abbreviations where a database cuts words short. */
const CUTS_MIN = 3;
const CUTS_ONE_OF = 8;

interface SkeletonOptions {
  /** The word is one of the language, or stands for another already. */
  readonly isKnown: (word: string) => boolean;
  /** What the word is an abbreviation of; undefined for others. */
  readonly longForm: (word: string) => string | undefined;
}

/** Collects the words of the names of tables and columns that are cut short. */
export function createSkeletons(
  phrases: readonly Phrase[],
  { isKnown, longForm }: SkeletonOptions,
): Skeletons {
  const names = phrases.filter(({ meaning }) => meaning.kind === 'dataset' || meaning.kind === 'field');
  const words = [...new Set(names.flatMap((phrase) => phrase.words))];
  const cuts = words.filter((word) => longForm(word) !== undefined || SKELETON.test(word));
  const isStyle = cuts.length >= CUTS_MIN && cuts.length * CUTS_ONE_OF >= words.length;
  const free = words.filter((word) => !isKnown(word) && longForm(word) === undefined);
  const skeletons = free.filter((word) => SKELETON.test(word));
  const others = isStyle ? free.filter((word) => CUT.test(word) && !isCommonWord(word)) : [];
  const all = [...new Set([...skeletons, ...others])];
  return {
    hasCuts: all.length > 0,
    of: (word) => {
      if (word.length < (isStyle ? PAIR_WORD_MIN : TYPED_LENGTH_MIN)) return [];
      const whole = others.filter((cut) => hasAllConsonants(cut, word));
      if (whole.length > 0) return whole;
      if (word.length < TYPED_LENGTH_MIN) return [];
      const contracted = all.filter((cut) => isSkeletonOf(cut, word));
      if (contracted.length > 0) return contracted;
      const begun = others.filter((cut) => isBeginningOf(cut, word));
      if (begun.length > 0) return begun;
      const loose = others.filter((cut) => isLooseOf(cut, word));
      return loose.length === 1 ? loose : [];
    },
    ofTwo: (first, second) => {
      const joined = others.filter((cut) => isJoinedOf(cut, { first, second, longForm }));
      if (joined.length > 0) return joined.length === 1 ? joined : [];
      const ended = second.length < ENDING_MIN ? [] : free.filter((cut) => isEndedBy(cut, first, second));
      return ended.length === 1 ? ended : [];
    },
  };
}

/** `zn` of "zone", `mdl` of "model": nothing but vowels is left out. */
function hasAllConsonants(cut: string, word: string): boolean {
  if (cut.length >= word.length || (cut.length < LOOSE_LENGTH_MIN && word.length > PAIR_WORD_MAX))
    return false;
  return isWithin(cut, word) && consonantsOf(cut) === consonantsOf(word) && cut[0] === word[0];
}

/** `wch` of "wheelchair": no letters but consonants, in their order. */
function isLooseOf(cut: string, word: string): boolean {
  return (
    cut.length >= LOOSE_LENGTH_MIN &&
    word.length >= LOOSE_WORD_MIN &&
    NO_VOWELS.test(cut) &&
    cut[0] === word[0] &&
    isWithin(cut.slice(1), word.slice(1))
  );
}

/** `lowfl` of "low floor", `hdt` of "hire date": the beginning of one word and the next one, both cut short or in full. */
function isJoinedOf(
  cut: string,
  {
    first,
    second,
    longForm,
  }: { readonly first: string; readonly second: string } & Pick<SkeletonOptions, 'longForm'>,
): boolean {
  if (cut[0] !== first[0]) return false;
  for (let at = 1; at < cut.length - 1; at += 1) {
    const [start, end] = [cut.slice(0, at), cut.slice(at)];
    const isAbbreviated = longForm(end) === second;
    const isBegun = start.length > 1 ? isStartOf(start, first) : isAbbreviated;
    if (isBegun && (isAbbreviated || isStartOf(end, second))) return true;
  }
  return false;
}

/** `pestcode` of "pesticide code": the beginning of one word, and the other as it is. */
function isEndedBy(cut: string, first: string, second: string): boolean {
  const start = cut.endsWith(second) ? cut.slice(0, -second.length) : '';
  return start.length >= BEGINNING_MIN && start.length < first.length && first.startsWith(start);
}

const ENDING_MIN = 4;
const BEGINNING_MIN = 3;

/** The first letters or the first consonants of the word. */
function isStartOf(letters: string, word: string): boolean {
  return word.startsWith(letters) || (SKELETON_PART.test(letters) && consonantsOf(word).startsWith(letters));
}

const NO_VOWELS = /^[a-z][b-df-hj-np-tv-z]+$/;
const SKELETON_PART = /^[a-z][bcdfghjklmnpqrstvwxz]+$/;

/** `categ` of "category"; a letter less is another form of the word, and three letters begin many words. */
function isBeginningOf(cut: string, word: string): boolean {
  return cut.length > 2 && word.length >= cut.length + (cut.length > 3 ? 2 : 3) && word.startsWith(cut);
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
