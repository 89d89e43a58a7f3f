import { remembered } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import { HAVING } from '../lexicon/words/having.ts';
import { MONEY } from '../lexicon/words/money.ts';
import { RELATIONS } from '../lexicon/words/relations.ts';
import { type Sense, WORDS } from '../lexicon/words.ts';
import { BESIDE_RULES, SPEAKERS, VERBS_OF_SPEAKERS } from '../lexicon/words-beside.ts';
import type { Token } from '../token.ts';

/** The apostrophe of `borrowers'` alone is one, like that of `borrower's`. */
const POSSESSIVE = 's';

/** What each form means, in the order of the lexicon. The forms are whole: taken apart they would fill megabytes. */
const FORMS: ReadonlyMap<string, readonly string[]> = indexForms();

/** All single words of the language, with how many words the longest form has that begins with it. */
const WORDS_MAX: ReadonlyMap<string, number> = measureForms();

/** The order of the senses. */
const RANKS: ReadonlyMap<string, number> = new Map(Object.keys(WORDS).map((sense, rank) => [sense, rank]));

/** Finds the words of the language (word classes of the lexicon) in the question; all, also overlapping ones. */
export function recognizeWords(tokens: readonly Token[]): Candidate[] {
  const isShouted = tokens.every(({ text }) => text === text.toUpperCase());
  const keys = tokens.map((token) => (token.kind === 'quoted' ? '' : wordKey(token.norm)));
  const found: readonly Spoken[] = keys.flatMap((key, start) =>
    formsAt(keys, start, WORDS_MAX.get(key) ?? 0)
      // At the beginning, "which" and "who" ask, and "and" goes on with what is not known here.
      .filter(({ sense, words }) => start > 0 || !(NOT_AT_BEGINNING.has(sense) || isRelative(sense, words)))
      .filter(({ sense, words }) => !refersBack(tokens, { start, sense, words }))
      .filter(({ sense, words }) => !isPassive(keys, { start, sense, words }))
      // "I mean the volume" asks for no mean.
      .filter(({ words }) => !isVerbOfSpeaker(keys, { start, words }))
      // "the leading reason" leads nobody.
      .filter(({ sense, words }) => !isAdjective(keys, { start, sense, words }))
      // A capital A within a sentence is a grade or a name, not the article, unless all is in capitals.
      .filter(({ words }) => words.length > 1 || start === 0 || tokens[start]?.text !== 'A' || isShouted)
      .map(({ words, sense }) => ({
        start,
        end: start + words.length,
        meaning: { kind: 'language', sense } as const,
        match: 'exact',
        cost: 0,
      })),
  );
  const blocked = found.filter(
    ({ meaning, start }) => meaning.sense === BLOCKED || (meaning.sense === YES_OR_NO && start === 0),
  );
  return [...found, ...sayingNothing(keys, found)].filter(
    (candidate) =>
      candidate.meaning.sense === BLOCKED ||
      (candidate.meaning.sense === YES_OR_NO && candidate.start === 0) ||
      !blocked.some(({ start, end }) => candidate.start < end && candidate.end > start),
  );
}

/** Words that say nothing where they stand, for what stands beside them. */
function sayingNothing(keys: readonly string[], found: readonly Spoken[]): readonly Spoken[] {
  return keys.flatMap((key, at) => {
    const isSo = BESIDE_RULES.some(
      ({ words, before, after }) =>
        words.has(key) &&
        (before === undefined ||
          found.some(({ start, meaning }) => start === at + 1 && before.test(meaning.sense))) &&
        (after === undefined ||
          (after === null
            ? isFirst(keys, at)
            : found.some(({ end, meaning }) => end === at && after.test(meaning.sense)))),
    );
    return isSo
      ? [{ start: at, end: at + 1, meaning: { kind: 'language', sense: FILLER }, match: 'exact', cost: 0 }]
      : [];
  });
}

/** A word of the language. */
type Spoken = Candidate & { readonly meaning: { readonly kind: 'language'; readonly sense: string } };

function isFirst(keys: readonly string[], at: number): boolean {
  return at === 0 || SENTENCE_ENDS.has(keys[at - 1] ?? '');
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '?', '!', ':', ';']);

const FILLER: Sense = 'filler';

/** At the beginning "who wrote" asks for the writer. */
function isRelative(sense: string, words: readonly string[]): boolean {
  return Object.hasOwn(RELATIONS, sense) && RELATIVES.has(words[0] ?? '');
}

const RELATIVES: ReadonlySet<string> = new Set(['who', 'which', 'that']);

/**
 * Words that speak of what was said before, which is not known: "in *that* branch", "and how many have *they*". With a
 * possessive after it, "with" names columns: "with their city".
 */
function refersBack(
  tokens: readonly Token[],
  {
    start,
    sense,
    words,
  }: { readonly start: number; readonly sense: string; readonly words: readonly string[] },
): boolean {
  const normAt = (at: number): string => tokens[at]?.norm ?? '';
  if (sense === WITH && words.length === 1) return POSSESSIVES.has(normAt(start + 1));
  const last = words.at(-1) ?? '';
  // "loans closed in 2024, number of them" is complete.
  if (TO_CLAUSES.has(sense)) return false;
  if (sense === COUNT || sense === THEY_HAVE || OF_THEM.has(sense)) return false;
  // What they stand for is found when the sentence is put together.
  if ((sense === FILLER && PREPOSITIONS_TO.has(words[0] ?? '')) || (sense === AND && words.length > 2))
    return false;
  if (PRONOUNS.has(last)) return tokens.slice(0, start).some(({ norm }) => norm === 'and' || norm === ',');
  return words.length === 1 && last === 'that' && PREPOSITIONS.has(normAt(start - 1));
}

/** "were issued" says what was done to them, and not what they have. */
function isPassive(
  keys: readonly string[],
  {
    start,
    sense,
    words,
  }: { readonly start: number; readonly sense: string; readonly words: readonly string[] },
): boolean {
  return sense === WITH && words.length === 1 && PAST.test(words[0] ?? '') && BE.has(keys[start - 1] ?? '');
}

function isVerbOfSpeaker(
  keys: readonly string[],
  { start, words }: { readonly start: number; readonly words: readonly string[] },
): boolean {
  return VERBS_OF_SPEAKERS.has(words[0] ?? '') && SPEAKERS.has(keys[start - 1] ?? '');
}

function isAdjective(
  keys: readonly string[],
  {
    start,
    sense,
    words,
  }: { readonly start: number; readonly sense: string; readonly words: readonly string[] },
): boolean {
  return (
    Object.hasOwn(RELATIONS, sense) &&
    words.length === 1 &&
    words[0] === 'leading' &&
    ARTICLES.has(keys[start - 1] ?? '') &&
    !ARTICLES.has(keys[start + 1] ?? '')
  );
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'our', 'the', 'their', 'which']);
const PAST = /ed$/;
const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);

/** They are read where it is known what was said before. */
const TO_CLAUSES: ReadonlySet<string> = new Set<Sense>(['back', 'for-each-of-them', 'is-that']);
const WITH: Sense = 'with';
const COUNT: Sense = 'count';
const AND: Sense = 'and';
/** It is read only where what they have was named before. */
const THEY_HAVE: Sense = 'they-have';
/** "…, all of them paid off" is read only where they were named before. */
const OF_THEM: ReadonlySet<string> = new Set<Sense>(['all-of-them', 'none-of-them']);
const POSSESSIVES: ReadonlySet<string> = new Set(['their', 'its', 'his', 'her']);
const PRONOUNS: ReadonlySet<string> = new Set(['they', 'he', 'she', 'them']);
/** "the amount due *on them*". */
const PREPOSITIONS_TO: ReadonlySet<string> = new Set([
  'associated',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'to',
]);
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'of', 'at', 'for', 'by', 'from', 'on', 'to']);

/** "Has any branch …" asks for yes or no, which is not answered. */
const YES_OR_NO: Sense = 'yes-or-no';

const NOT_AT_BEGINNING: ReadonlySet<string> = new Set<Sense>(['that', 'and', 'conjunction']);

/** The sense that shuts out all others of its words. */
const BLOCKED: Sense = 'blocked';

/** Whether the word, alone, belongs to the language of questions, so that it is never taken for a misspelling. */
export function isLanguageWord(norm: string): boolean {
  return WORDS_MAX.has(wordKey(norm));
}

/** Whether the word says something in the language of questions by itself, and not only as a part of a turn of speech. */
export const isWholeWord: (norm: string) => boolean = remembered(saysSomething, 500);

function saysSomething(norm: string): boolean {
  return sensesOf(norm).some(
    (sense) =>
      !Object.hasOwn(RELATIONS, sense) &&
      !Object.hasOwn(MONEY, sense) &&
      !SAID_OF_LENGTHS.has(sense) &&
      !(sense === WITH && HAVING_WORDS.has(norm)),
  );
}

/** "length" may be a word of a column's name as well, and tests are "passed" as time is. */
const SAID_OF_LENGTHS: ReadonlySet<string> = new Set<Sense>(['lifetime', 'span-passes']);

const HAVING_WORDS: ReadonlySet<string> = new Set(HAVING);

/** All single words that occur in the language of questions. */
export function languageWords(): Iterable<string> {
  return WORDS_MAX.keys();
}

/** What the word alone may mean, in a fixed order; none for a word that only turns of speech hold. */
export function sensesOf(norm: string): readonly string[] {
  return FORMS.get(wordKey(norm)) ?? [];
}

/** `'s` and `s` are the same word. */
function wordKey(norm: string): string {
  return norm === "'" ? POSSESSIVE : norm.replaceAll("'", '');
}

interface Form {
  readonly words: readonly string[];
  readonly sense: string;
}

/** The forms of up to so many words that stand here. */
function formsAt(keys: readonly string[], start: number, wordsMax: number): readonly Form[] {
  const found: Form[] = [];
  let form = '';
  for (let length = 1; length <= wordsMax && start + length <= keys.length; length += 1) {
    form = length === 1 ? (keys[start] ?? '') : `${form} ${keys[start + length - 1]}`;
    const senses = FORMS.get(form);
    if (senses === undefined) continue;
    const words = keys.slice(start, start + length);
    for (const sense of senses) found.push({ words, sense });
  }
  return found.length < 2
    ? found
    : found.sort((a, b) => (RANKS.get(a.sense) ?? 0) - (RANKS.get(b.sense) ?? 0));
}

function indexForms(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, readonly string[]>();
  for (const [sense, forms] of Object.entries(WORDS)) {
    // Nearly all forms have this one sense, so that one list serves them.
    const alone = [sense];
    for (const form of forms) {
      const known = index.get(form);
      index.set(form, known === undefined ? alone : [...known, sense]);
    }
  }
  return index;
}

function measureForms(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  // Single words first: what is cut out of a longer form is a text of its own.
  for (const form of FORMS.keys()) if (!form.includes(' ')) longest.set(form, 1);
  for (const form of FORMS.keys()) {
    const [first = '', ...others] = form.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
    for (const word of others) longest.set(word, longest.get(word) ?? 0);
  }
  for (const { words } of BESIDE_RULES) for (const word of words) longest.set(word, longest.get(word) ?? 0);
  return longest;
}
