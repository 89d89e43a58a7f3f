import { isCommonWord, pluralOf, singularOf } from '../../catalog/mod.ts';
import { editDistance, remembered } from '../../shared/mod.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { isRealWord } from '../lexicon/real-words.ts';

/** The single words of all phrases, as nouns are written, with ways to find them by stem and by a misspelling. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Words with the same verb stem, the word itself aside. */
  withStem(word: string): readonly string[];
  /** The nearest words that `word` may be a misspelling of; empty for known and for common English words. */
  corrections(word: string): readonly Correction[];
  /** The same for a word that is perhaps the plural of one, which `word` is too short to be told by. */
  pluralCorrections(word: string): readonly Correction[];
  /** The words that lack a letter, so that they are other words: "rat" of "rate", "sore" of "score". */
  lacking(word: string): readonly string[];
  /** Words to suggest for an unknown one, nearest first: what it may be a misspelling, or the beginning, of. */
  nearest(word: string, count: number): readonly string[];
}

export interface Correction {
  readonly word: string;
  readonly distance: number;
}

/** Longer queries of the same unknown word would be no misspelling. */
const LENGTH_MAX = 40;
const CORRECTIONS_MAX = 3;
/** Shorter words are the beginnings of too many. */
const LACKING_MIN = 3;
/** Questions come back to the same words. */
const WORDS_KEPT = 1000;

/** Makes a vocabulary of words in the form that `nounForm` gives. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const all = new Set(words);
  const byLength = groupBy([...all].filter(isSpellable), (word) => String(word.length));
  const letters = new Map([...all].filter(isSpellable).map((word) => [word, lettersOf(word)]));
  const byStem = groupBy(all, verbStem);
  const near = (word: string, max: number): Correction[] => {
    const found: Correction[] = [];
    const own = lettersOf(word);
    for (let length = word.length - max; length <= word.length + max; length++) {
      for (const known of byLength.get(String(length)) ?? []) {
        // An edit changes two letters of those that a word has at most.
        if (bitCount(own ^ (letters.get(known) ?? 0)) > 2 * max) continue;
        const distance = editDistance(word, known, max);
        if (distance <= max) found.push({ word: known, distance });
      }
    }
    return found.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  };
  /** "undeclined" is what is not declined, and no misspelling of "undecided". */
  const isDenied = (word: string): boolean => {
    const denied = /^(?:non|un)([a-z]{4,})$/.exec(word)?.[1];
    return denied !== undefined && (all.has(denied) || isEnglish(denied));
  };
  return {
    has: (word) => all.has(word),
    withStem: (word) => (byStem.get(verbStem(word)) ?? []).filter((known) => known !== word),
    corrections: remembered((word) => {
      if (word.length > LENGTH_MAX || all.has(word) || isEnglish(word) || isDenied(word)) return [];
      if (!isSpellable(word)) return [];
      const found = near(word, distanceMax(word)).filter(
        (known) => startsAlike(word, known.word) && !areDerived(word, known.word),
      );
      return found.filter(({ distance }) => distance === found[0]?.distance).slice(0, CORRECTIONS_MAX);
    }, WORDS_KEPT),
    pluralCorrections: remembered(
      (word) =>
        word.length > LENGTH_MAX || isEnglish(word) || !isSpellable(word) ? [] : pluralsNear(word, byLength),
      WORDS_KEPT,
    ),
    lacking: (word) =>
      word.length < LACKING_MIN
        ? []
        : (byLength.get(String(word.length + 1)) ?? []).filter(
            (known) => known[0] === word[0] && editDistance(word, known, 1) === 1,
          ),
    nearest: (word, count) => {
      if (word.length > LENGTH_MAX) return [];
      const max = Math.max(1, Math.floor((word.length + 2) / 4));
      // Whoever says "better" does not mean the centre.
      const misspelt = isEnglish(word) ? [] : near(word, max).map((known) => known.word);
      const starts = [...all]
        .filter((known) => known !== word && known.startsWith(word) && isMostOf(word, known))
        .sort();
      const alike = misspelt.filter((known) => startsAlike(word, known));
      const meant = [...alike, ...starts].filter((known) => isWord(known) && !areOpposite(word, known));
      return [...new Set(meant)].slice(0, count);
    },
  };
}

/** "nplses" is no word: it would be the plural of a plural. */
function isWord(known: string): boolean {
  const base = known.endsWith('ses') ? known.slice(0, -'es'.length) : known;
  return base === known || singularOf(base) === base;
}

/** The words the plurals of which are nearest: two letters away where they are long, "brahces". */
function pluralsNear(word: string, byLength: ReadonlyMap<string, readonly string[]>): readonly Correction[] {
  const found = [word.length - 2, word.length - 1, word.length]
    .flatMap((length) => byLength.get(String(length)) ?? [])
    .filter((known) => startsAlike(word, known))
    .flatMap((known) => {
      const plural = pluralOf(known);
      const max = word[0] === plural[0] ? distanceMax(plural) : 1;
      const distance = editDistance(word, plural, max);
      return distance > max ? [] : [{ word: known, distance }];
    });
  const least = Math.min(...found.map(({ distance }) => distance));
  return found.filter(({ distance }) => distance === least);
}

/** A word by itself, that is no other one misspelt. */
function isEnglish(word: string): boolean {
  return isCommonWord(word) || isRealWord(word);
}

/** Which of the letters a word has, one bit for each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Short words and words with digits are too near to one another. */
function isSpellable(word: string): boolean {
  return word.length >= 4 && !/\d/.test(word);
}

function distanceMax(word: string): number {
  return word.length >= 8 ? 2 : 1;
}

/** Whether the beginning of a word is enough of it to tell what was meant. */
function isMostOf(beginning: string, known: string): boolean {
  return beginning.length > 2 && beginning.length * 2 >= known.length;
}

/** Few people miss the first letter of a short word; two words that differ there are two words. */
function startsAlike(typed: string, known: string): boolean {
  if (typed.length >= 7 || typed[0] === known[0]) return true;
  return typed[0] === known[1] && typed[1] === known[0];
}

/** `publisher` is someone who has `published`, and no misspelling of it; `officer` is no `office`, `healthy` not `health`. */
export function areDerived(typed: string, known: string): boolean {
  // "roter" is a misspelt `rotor`: it ends in the same way, written otherwise.
  if (DOER.test(typed) && DOER.test(known)) return false;
  const [stem, other] = [withoutEnding(typed), withoutEnding(known)];
  if (stem === other && stem !== typed && other !== known) return true;
  if (known.endsWith('e') && typed.startsWith(known) && /^rs?$/.test(typed.slice(known.length))) return true;
  const isQuality = typed.startsWith(known) && QUALITY.test(typed.slice(known.length));
  return isQuality || areOpposite(typed, known);
}

const DOER = /[a-z]{2}[eo]rs?$/;

const QUALITY = /^(?:y|ly|ful|ish|less|ness)$/;

/** `uninsured` is not `insured`, and `reopened` not `opened`. */
function areOpposite(typed: string, known: string): boolean {
  const [long, short] = typed.length > known.length ? [typed, known] : [known, typed];
  return (
    /^(?:un|in|im|ir|il|non|dis|de|re|mis|pre|over|under)$/.test(long.slice(0, -short.length)) &&
    long.endsWith(short)
  );
}

function withoutEnding(word: string): string {
  return word.replace(/(?:ed|en|er|or|ing|ion|ment)$/, '');
}

function groupBy(
  words: Iterable<string>,
  key: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(key(word));
    if (group === undefined) groups.set(key(word), [word]);
    else group.push(word);
  }
  return groups;
}
