import { ABBREVIATIONS } from '../../catalog/mod.ts';
import { remembered, rememberedBy } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { isRealWord } from '../lexicon/real-words.ts';
import { SAME_STATES, SAME_THINGS } from '../lexicon/same-things.ts';
import type { Token } from '../token.ts';
import { COSTS } from './costs.ts';
import type { LongForms } from './long-forms.ts';
import { wordsOf } from './phrases.ts';
import type { Skeletons } from './skeletons.ts';
import type { Correction, Vocabulary } from './vocabulary.ts';

/** A way to read one or two tokens as words of the vocabulary. */
export interface WordForm {
  /** In the form of `nounForm`. */
  readonly words: readonly string[];
  /** How many tokens it takes. */
  readonly length: number;
  readonly match: Candidate['match'];
  readonly cost: number;
  /** After other words of a name only. */
  readonly isInner?: true;
  /** Beside other words of a name only. */
  readonly isPart?: true;
}

/** The words of a database. */
interface KnownWords {
  readonly vocabulary: Vocabulary;
  readonly skeletons: Skeletons;
  readonly longForms: LongForms;
}

/** What `formsOf` needs to know of the language and the database. */
export interface FormContext {
  /** Those of a word, but for the word as typed; from {@link createOtherForms}. */
  readonly otherForms: (norm: string) => readonly WordForm[];
  /** Two words as one of the database; from {@link createJoinedForm}. */
  readonly joinedForm: (first: string, next: string) => WordForm | null;
}

/** What the forms of a word by itself depend on. */
export interface WordContext extends KnownWords {
  /** Whether the word alone is a name or value. */
  readonly isPhrase: (word: string) => boolean;
  /** The word occurs in a turn of speech. */
  readonly isLanguageWord: (norm: string) => boolean;
  /** The word is a turn of speech by itself. */
  readonly isWholeWord: (norm: string) => boolean;
  readonly isLanguageMisspelt: (norm: string) => boolean;
}

/** All readings of the token at `index` as known words; the first is the word as typed. */
export function formsOf(tokens: readonly Token[], index: number, context: FormContext): WordForm[] {
  const token = tokens[index];
  if (token === undefined) return [];
  if (token.kind === 'symbol') return token.norm === PERCENT_SIGN ? [exact([PERCENT_SIGN])] : [];
  if (token.kind === 'quoted') {
    const words = wordsOf(token.norm).map(nounForm);
    // Signs alone are words of no name.
    return words.length === 0 ? [] : [exact(words)];
  }
  const word = nounForm(token.norm);
  const forms: WordForm[] = [exact([word])];
  if (token.kind === 'word') {
    forms.push(...context.otherForms(token.norm));
    const next = tokens[index + 1];
    const joined =
      next?.kind === 'word' && !next.norm.startsWith("'") ? context.joinedForm(token.norm, next.norm) : null;
    if (joined !== null) forms.push(joined);
  }
  return forms;
}

/** The one mark that is part of names: "approval %". */
const PERCENT_SIGN = '%';

function exact(words: readonly string[]): WordForm {
  return { words, length: 1, match: 'exact', cost: COSTS.exact };
}

/** Questions come back to the same words. */
const WORDS_KEPT = 500;

/** Makes what finds the readings of a word by itself as another one. */
export function createOtherForms(context: WordContext): (norm: string) => readonly WordForm[] {
  return remembered((norm) => otherForms(norm, nounForm(norm), context), WORDS_KEPT);
}

function otherForms(norm: string, word: string, context: WordContext): WordForm[] {
  const { vocabulary, skeletons, longForms, isPhrase, isLanguageWord, isWholeWord, isLanguageMisspelt } =
    context;
  const forms: WordForm[] = [];
  const add = (words: readonly string[], match: Candidate['match'], cost: number): void => {
    forms.push({ words, length: 1, match, cost });
  };
  const long = ABBREVIATIONS.get(norm);
  if (long !== undefined) add(long.split(' ').map(nounForm), 'abbreviated', COSTS.abbreviated);
  const isShort = !isLanguageWord(norm) && !vocabulary.has(norm) && !vocabulary.has(word);
  for (const known of isShort ? longForms.of(norm) : []) add([known], 'abbreviated', COSTS.abbreviated);
  const parts = /^(\p{L}{2,})(\d+)$/u.exec(norm);
  if (parts?.[1] !== undefined && parts[2] !== undefined)
    add([nounForm(parts[1]), parts[2]], 'inflected', COSTS.joined);
  if (isWholeWord(norm) || !/^\p{L}+$/u.test(norm)) return forms;
  if (isPhrase(word)) {
    // "dry cleaning" is the value `Dry clean`, though cleanings are rows of a table.
    const stems = norm.endsWith('ing') ? vocabulary.withStem(word) : [];
    for (const known of stems)
      forms.push({ words: [known], length: 1, match: 'inflected', cost: COSTS.verb, isInner: true });
    return forms;
  }
  for (const short of cutsFor(norm, skeletons)) add([short], 'abbreviated', COSTS.abbreviated);
  if (isLanguageWord(norm)) return forms;
  for (const known of vocabulary.withStem(word)) add([known], 'inflected', COSTS.verb);
  // A word by itself, which beside "interest" or "credit" is none: "rat", "sore".
  for (const known of isRealWord(norm) ? vocabulary.lacking(norm) : [])
    forms.push({ words: [known], length: 1, match: 'misspelt', cost: COSTS.misspeltVaguely, isPart: true });
  if (forms.length > 0 || vocabulary.has(norm) || isLanguageMisspelt(norm)) return forms;
  const corrections = nearNames(vocabulary, norm);
  for (const { word: known, distance } of corrections) {
    const once = corrections.length === 1 ? COSTS.misspeltOnce : COSTS.misspeltVaguely;
    add([known], 'misspelt', distance === 1 ? once : COSTS.misspeltTwice);
  }
  return forms;
}

/** "signers" are those who sign, and no "signed" that is misspelt; nor are "issuers" an "issue". */
function isDoneBy(known: string, word: string): boolean {
  const [, stem] = /^(.+)[eo]r$/.exec(word) ?? [];
  return stem !== undefined && (known === `${stem}ed` || known === `${stem}e`);
}

/** The cut words that stand for what was typed; "labour" has a letter more than it is known by. */
export function cutsFor(norm: string, skeletons: Skeletons): readonly string[] {
  const found = skeletons.of(nounForm(norm));
  return found.length > 0 ? found : skeletons.of(norm);
}

/** Whether the word is one of the vocabulary, also as a plural. */
export function isKnown({ vocabulary, skeletons, longForms }: KnownWords, norm: string): boolean {
  const word = nounForm(norm);
  return (
    vocabulary.has(word) ||
    vocabulary.has(norm) ||
    ABBREVIATIONS.has(norm) ||
    cutsFor(norm, skeletons).length > 0 ||
    longForms.of(norm).length > 0
  );
}

const SAID_OTHERWISE = [SAME_THINGS, SAME_STATES] as const;

/** The words that `norm` may be a misspelling of, in the form of `nounForm`: "lans" of "loans" has no singular of its own. */
export function nearNames(vocabulary: Vocabulary, norm: string): readonly Correction[] {
  const word = nounForm(norm);
  // A word that people say for something is no other one misspelt.
  if (SAID_OTHERWISE.some((words) => words.has(word) || words.has(norm))) return [];
  const found = vocabulary.corrections(word).filter((one) => !isDoneBy(one.word, word));
  if (found.length > 0 || !norm.endsWith('s')) return found;
  return vocabulary.pluralCorrections(norm).filter((one) => !isDoneBy(one.word.replace(/s$/, ''), word));
}

/** Makes what reads two words that are written as one in this database: `sub prime`. */
export function createJoinedForm({ vocabulary, skeletons }: KnownWords): FormContext['joinedForm'] {
  const formOf = ([first, next]: readonly [string, string]): WordForm | null => {
    const word = nounForm(first + next);
    if (vocabulary.has(word)) return { words: [word], length: 2, match: 'inflected', cost: COSTS.joined };
    const [cut] = skeletons.ofTwo(first, nounForm(next));
    return cut === undefined
      ? null
      : { words: [cut], length: 2, match: 'abbreviated', cost: COSTS.abbreviated };
  };
  const known = rememberedBy(
    ([first, next]: readonly [string, string]) => `${first} ${next}`,
    formOf,
    PAIRS_KEPT,
  );
  return (first, next) => known([first, next]);
}

/** More than the pairs of one question, in all its wordings. */
const PAIRS_KEPT = 250;
