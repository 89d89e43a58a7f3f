import { remembered } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import { HAVING } from '../lexicon/words/having.ts';
import { MONEY } from '../lexicon/words/money.ts';
import { RELATIONS } from '../lexicon/words/relations.ts';
import type { Sense } from '../lexicon/words.ts';
import { BESIDE_RULES, SPEAKERS, VERBS_OF_SPEAKERS } from '../lexicon/words-beside.ts';
import type { Token } from '../token.ts';
import { formsAt, isInForms, sensesOfWord, wordsOfForms } from './forms.ts';

/** The apostrophe of `borrowers'` alone is one, like that of `borrower's`. */
const POSSESSIVE = 's';

/** Finds the words of the language (word classes of the lexicon) in the question; all, also overlapping ones. */
export function recognizeWords(tokens: readonly Token[]): Candidate[] {
  const isShouted = tokens.every(({ text }) => text === text.toUpperCase());
  const keys = tokens.map((token) => (token.kind === 'quoted' ? '' : wordKey(token.norm)));
  const found: Spoken[] = [];
  for (const start of keys.keys())
    for (const { sense, words } of formsAt(keys, start)) {
      const form = { start, sense, words };
      if (isElse(keys, form) || refersBack(tokens, form) || (!isShouted && isCapitalA(tokens, form)))
        continue;
      const meaning = { kind: 'language', sense } as const;
      found.push({ start, end: start + words.length, meaning, match: 'exact', cost: 0 });
    }
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

/** A form of the language where it stands. */
interface Placed {
  readonly start: number;
  readonly sense: string;
  readonly words: readonly string[];
}

/** Whether words that have a sense elsewhere say something else there. */
function isElse(keys: readonly string[], form: Placed): boolean {
  const { start, sense, words } = form;
  return (
    // At the beginning, "which" and "who" ask, and "and" goes on with what is not known here.
    (start === 0 && (NOT_AT_BEGINNING.has(sense) || isRelative(sense, words))) ||
    isPassive(keys, form) ||
    // "I mean the volume" asks for no mean.
    isVerbOfSpeaker(keys, form) ||
    // "the leading reason" leads nobody.
    isAdjective(keys, form)
  );
}

/** A capital A within a sentence is a grade or a name, not the article, unless all is in capitals. */
function isCapitalA(tokens: readonly Token[], { start, words }: Placed): boolean {
  return start > 0 && words.length === 1 && tokens[start]?.text === 'A';
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
function refersBack(tokens: readonly Token[], { start, sense, words }: Placed): boolean {
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
function isPassive(keys: readonly string[], { start, sense, words }: Placed): boolean {
  return sense === WITH && words.length === 1 && PAST.test(words[0] ?? '') && BE.has(keys[start - 1] ?? '');
}

function isVerbOfSpeaker(keys: readonly string[], { start, words }: Placed): boolean {
  return VERBS_OF_SPEAKERS.has(words[0] ?? '') && SPEAKERS.has(keys[start - 1] ?? '');
}

function isAdjective(keys: readonly string[], { start, sense, words }: Placed): boolean {
  return (
    words.length === 1 &&
    words[0] === 'leading' &&
    Object.hasOwn(RELATIONS, sense) &&
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
  return isInForms(wordKey(norm));
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

const HAVING_WORDS: ReadonlySet<string> = new Set(HAVING.filter((form) => typeof form === 'string'));

/** All single words that occur in the language of questions. */
export function languageWords(): Iterable<string> {
  return wordsOfForms();
}

/** What the word alone may mean, in a fixed order; none for a word that only turns of speech hold. */
export function sensesOf(norm: string): readonly string[] {
  return sensesOfWord(wordKey(norm));
}

/** `'s` and `s` are the same word. */
function wordKey(norm: string): string {
  return norm === "'" ? POSSESSIVE : norm.replaceAll("'", '');
}
