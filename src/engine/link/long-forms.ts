import { isCommonWord } from '../../catalog/mod.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { MISSPELLINGS } from '../lexicon/misspellings.ts';
import { isRealWord } from '../lexicon/real-words.ts';
import type { Phrase } from './phrases.ts';
import { consonantsOf } from './skeletons.ts';

/** Finds the words of names that a typed one stands for: `brwrs` for "borrowers", `delinq` for "delinquency". */
export interface LongForms {
  of(typed: string): readonly string[];
}

/** Shorter ones are as often codes and initials. */
const TYPED_LENGTH_MIN = 3;
/** So many letters tell which word they begin, and so many consonants. */
const BEGINNING_LENGTH_MIN = 4;
const CONSONANTS_MIN = 4;
/** What begins as many words stands for none of them. */
const WORDS_MAX = 6;

/** `custom` is no `customer` cut short, nor `form` a `formal`. */
const ENDING =
  /^(?:able|age|al|ed|en|ers?|ful|ial|ic|ing|ion|ish|ism|ist|ity|ive|less|ly|ment|ness|ors?|ous|ship|y)$/;

/** Collects the words of the names of tables, columns, metrics and segments; values are typed as they are. */
export function createLongForms(phrases: readonly Phrase[]): LongForms {
  const names = phrases.filter(({ meaning }) => meaning.kind !== 'value');
  const all = new Set(names.flatMap((phrase) => phrase.words.map(nounForm)));
  const words = [...all].filter((word) => /^[a-z]+$/.test(word));
  const byLetter = Map.groupBy(words, (word) => word[0]);
  return {
    of: (typed) => {
      if (typed.length < TYPED_LENGTH_MIN || !/^[a-z]+$/.test(typed)) return [];
      if (isCommonWord(typed) || isRealWord(typed) || MISSPELLINGS.has(typed)) return [];
      const known = byLetter.get(typed[0]) ?? [];
      const forms = typed.endsWith('s') ? [typed, typed.slice(0, -1)] : [typed];
      const found = known.filter((word) => forms.some((form) => isShortFor(form, word)));
      const whole = found.filter((word) => forms.some((form) => consonantsOf(form) === consonantsOf(word)));
      const best = whole.length > 0 ? whole : found;
      return best.length > WORDS_MAX ? [] : best;
    },
  };
}

function isShortFor(typed: string, word: string): boolean {
  if (word.startsWith(typed)) {
    const rest = word.slice(typed.length);
    // "shop" is no "shopper": the last letter is doubled before the ending.
    const isDoubled = rest[0] === typed.at(-1) && ENDING.test(rest.slice(1));
    return typed.length >= BEGINNING_LENGTH_MIN && rest.length > 1 && !ENDING.test(rest) && !isDoubled;
  }
  if (word.length <= typed.length || /[aeiouy]/.test(typed.slice(1))) return false;
  const consonants = consonantsOf(word);
  const own = consonantsOf(typed);
  return consonants === own || (own.length >= CONSONANTS_MIN && consonants.startsWith(own));
}
