import { editDistance, remembered } from '../../shared/mod.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { ORDINAL_UNIT_WORDS, SCALE_WORDS, TENS_WORDS, UNIT_PHRASES, UNIT_WORDS } from '../lexicon/numbers.ts';
import { isRealWord } from '../lexicon/real-words.ts';
import { BOUND_RULES, EDGE_RULES, RANGE_RULES } from '../lexicon/time-relation-rules.ts';
import { PERIOD_RULES } from '../lexicon/time-rules.ts';
import { MONTHS, SEASONS, UNITS } from '../lexicon/times.ts';
import { areDerived } from '../link/vocabulary.ts';
import { isLanguageWord, languageWords, sensesOf } from './words.ts';

/** Shorter words are too near to one another. */
const TYPED_MIN = 4;
const KNOWN_MIN = 5;
/** Questions come back to the same words. */
const WORDS_KEPT = 1000;

/** The words of the language that are a letter away from `norm`; none for what is a word itself. */
export const nearLanguageWords: (norm: string) => readonly string[] = remembered(nearWords, WORDS_KEPT);

function nearWords(norm: string): readonly string[] {
  if (norm.length < TYPED_MIN || !/^[a-z]+$/.test(norm)) return [];
  if (isWordOfLanguage(norm) || isRealWord(norm)) return [];
  const found = [norm.length - 1, norm.length, norm.length + 1].flatMap((length) =>
    (BY_LENGTH.get(length) ?? []).filter(
      (word) =>
        startsAlike(norm, word) &&
        !areDerived(norm, word) &&
        !isDoerOf(norm, word) &&
        editDistance(norm, word, 1) <= 1,
    ),
  );
  // A short word as near as a longer one may be what is meant: "wich" is "with" as well as "which".
  return found.some((word) => word.length >= KNOWN_MIN) ? found : [];
}

/** "providers" are those who do it, and no misspelt "provides". */
function isDoerOf(norm: string, verb: string): boolean {
  return /[eo]rs?$/.test(norm) && norm.replace(/r(?=s?$)/, '') === verb;
}

/** Whether `norm` may be a word of the language, a letter wrong. */
export function isLanguageMisspelt(norm: string): boolean {
  return nearLanguageWords(norm).length > 0;
}

/** Whether the word is one of the language, or of its numbers and times. */
export function isWordOfLanguage(norm: string): boolean {
  return ALL.has(norm) || (norm.length > 1 && isLanguageWord(norm));
}

/** Whether two words mean the same: one is the plural of the other, or both have the same senses. */
export function meansTheSame(left: string, right: string): boolean {
  if (nounForm(left) === nounForm(right)) return true;
  if (UNITS.has(left)) return UNITS.get(left) === UNITS.get(right);
  const [senses, others] = [sensesOf(left), sensesOf(right)];
  return senses.length > 0 && senses.join() === others.join();
}

/** Few people miss the first letter, but for its place. */
function startsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
}

/** The words of the patterns of times, besides those that slots read. */
const PATTERN_WORDS: readonly string[] = [PERIOD_RULES, EDGE_RULES, RANGE_RULES, BOUND_RULES]
  .flat()
  .flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.split(' ')))
  .filter((element) => !element.startsWith('<'))
  .flatMap((element) => element.replace(/\?$/, '').split('|'));

const ALL: ReadonlySet<string> = new Set(
  [
    ...languageWords(),
    ...PATTERN_WORDS,
    ...MONTHS.keys(),
    ...SEASONS.keys(),
    ...UNITS.keys(),
    ...UNIT_WORDS.keys(),
    ...TENS_WORDS.keys(),
    ...ORDINAL_UNIT_WORDS.keys(),
    ...SCALE_WORDS.keys(),
    ...UNIT_PHRASES.flatMap(({ words }) => words),
  ].filter((word) => /^[a-z]{4,}$/.test(word)),
);

const BY_LENGTH: ReadonlyMap<number, readonly string[]> = Map.groupBy(ALL, ({ length }) => length);
