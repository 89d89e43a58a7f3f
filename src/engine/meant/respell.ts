import { ABBREVIATIONS, isCommonWord, pluralOf, singularOf } from '../../catalog/mod.ts';
import { ALL_PEOPLE, FOLKS, GREETINGS, SAID_OF_PEOPLE } from '../lexicon/askings.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { BEFORE_SHORT_PERIODS, MISSPELLINGS, SHORT_PERIODS } from '../lexicon/misspellings.ts';
import {
  AFTER_NAMES,
  AFTER_OPENING_VERBS,
  AFTER_SHARE,
  BEFORE_OPENING_VERBS,
  OPENING_VERBS,
  PLAIN_OPENING_VERB,
  SCOPE_WORDS,
  SEVERAL,
} from '../lexicon/opening-verbs.ts';
import { isRealWord } from '../lexicon/real-words.ts';
import { MONTHS } from '../lexicon/times.ts';
import type { Linker } from '../link/create-linker.ts';
import { meansTheSame, nearLanguageWords } from '../recognize/spelling.ts';
import { isLanguageWord } from '../recognize/words.ts';
import type { Token } from '../token.ts';
import { inNumberOf, isName, isPluralMistyped, slipsToTry } from '../without-slips.ts';
import type { Means } from './rewording.ts';

/**
 * The tokens with words of the language as they are meant: misspelt ("averge" for "average"), in the shorthand of notes ("by
 * mo"), or asking in a verb that may name a column ("State the …"). A word that is as near to
 * another one, of the language or of the data, stays as it is; so does a name within a sentence, but for months and days.
 */
export function respell(tokens: readonly Token[], { linker }: Pick<Means, 'linker'>): readonly Token[] {
  let isChanged = false;
  const respelt = tokens.map((token, at) => {
    const norm = token.kind === 'word' ? normMeant(token, { tokens, at, linker }) : token.norm;
    if (norm === token.norm) return token;
    isChanged = true;
    return { ...token, norm };
  });
  return isChanged ? respelt : tokens;
}

/** A word at its place. */
interface Placed {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly linker: Linker;
}

/** The word that is meant; its own where it stays as it is. */
function normMeant({ norm, text }: Token, { tokens, at, linker }: Placed): string {
  if (isOpeningVerb(tokens, at) || isVerbAfterScope(tokens, at)) return PLAIN_OPENING_VERB;
  if (FOLKS.has(norm) && !isAddressed(tokens, at) && !linker.isKnown(norm)) return PEOPLE;
  if (ALL_PEOPLE.has(norm) && SAID_OF_PEOPLE.has(tokens[at + 1]?.norm ?? ''))
    return linker.isKnown(PEOPLE) ? PEOPLE : norm;
  const period = SHORT_PERIODS.get(norm);
  if (period !== undefined && BEFORE_SHORT_PERIODS.has(tokens[at - 1]?.norm ?? '')) return period;
  if (isTwiceEnded(norm, linker)) return norm.slice(0, -1);
  const rows = rowsMistyped(norm, linker);
  if (rows !== null) return rows;
  // "got a W"
  if (text.length === 1 && text !== norm && ARTICLES.has(tokens[at - 1]?.norm ?? '')) return norm;
  const known = MISSPELLINGS.get(norm);
  if (known !== undefined && (ABBREVIATIONS.has(norm) || !linker.isKnown(norm))) return known;
  return nearestMeant(norm, { tokens, at, linker });
}

/** The word a letter away that is meant. */
function nearestMeant(norm: string, { tokens, at, linker }: Placed): string {
  const data = linker.near(norm);
  const language = nearLanguageWords(norm);
  if (data.length === 0 && language.length === 0) return norm;
  const near = [...language, ...data];
  if (isDoer(tokens, at) && !linker.isKnown(norm) && !near.some((word) => DOER.test(word))) return norm;
  const name = language.length > 0 || isName(tokens, at) ? null : misspeltName(norm, data);
  if (name !== null) return name;
  if (linker.isKnown(norm) || isDeedOfData(norm, linker)) return norm;
  const both = language.filter((word) => data.some((known) => verbStem(known) === verbStem(word)));
  if (both.length === 1 && norm.length >= LONG_WORD && !isName(tokens, at)) return both[0] ?? norm;
  // Of the forms of one verb the one that ends as it was typed: "issud" is "issued".
  const meant =
    language.find((word) => word.at(-1) === norm.at(-1)) ??
    language.find((word) => isPluralMistyped(norm, word)) ??
    language[0];
  if (meant === undefined) return norm;
  const isPlain = near.every((word) => meansTheSame(word, meant) || verbStem(word) === verbStem(meant));
  const isOther = isName(tokens, at) && !CAPITALIZED.test(meant);
  return !isPlain || isOther ? norm : meant;
}

/** "by *decliner*", "which *issuer*": who did it, and no misspelling of what was done. */
function isDoer(tokens: readonly Token[], at: number): boolean {
  return DOER.test(tokens[at]?.norm ?? '') && BEFORE_DOERS.has(tokens[at - 1]?.norm ?? '');
}

const DOER = /[a-z]{4}(?:er|or)s?$/;
const BEFORE_DOERS: ReadonlySet<string> = new Set('by each every per what which'.split(' '));

/** "borrowes" are "borrowers", and not what was "borrowed" or one "borrows": the rows of a table with a letter wrong. */
function rowsMistyped(norm: string, linker: Linker): string | null {
  if (!norm.endsWith('s') || linker.has(norm) || isRealWord(norm) || isLanguageWord(norm)) return null;
  const near = linker.near(norm);
  const [rows, ...others] = near.filter((word) => linker.isTable(word));
  const isForm = (word: string): boolean =>
    singularOf(word) === singularOf(rows ?? '') || verbStem(word) === verbStem(norm);
  return rows === undefined || others.length > 0 || ![...near, ...nearLanguageWords(norm)].every(isForm)
    ? null
    : pluralOf(rows);
}

/** "loanss": the last letter of a plural, typed twice. */
function isTwiceEnded(norm: string, linker: Linker): boolean {
  if (!norm.endsWith('ss') || norm.length <= 'glass'.length || isRealWord(norm)) return false;
  return !isCommonWord(norm) && !isLanguageWord(norm) && linker.isKnown(norm.slice(0, -1));
}

/** "evaluated" is no misspelt "evaluate", where the data has evaluations. */
function isDeedOfData(norm: string, linker: Linker): boolean {
  const stem = verbStem(norm);
  return norm.endsWith('ed') && DEED_ENDINGS.some((ending) => linker.isKnown(stem + ending));
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const DEED_ENDINGS: readonly string[] = ['ation', 'ion', 'ment'];

/** Shorter words are too near to one another, as are names cut short to whatever else is. */
const NAME_LENGTH_MIN = 6;

/** Of a long word, a near one that both the language and the data have is meant rather than those of one of them. */
const LONG_WORD = 6;

/** The one word of the data that is a letter away from a longer word, in the number that was typed; null where there is none or several. */
function misspeltName(typed: string, near: readonly string[]): string | null {
  const [name, ...others] = near;
  if (name === undefined || others.length > 0 || typed.length < NAME_LENGTH_MIN) return null;
  // "August" is no misspelt Augusta.
  if (MONTHS.has(typed) || isRealWord(typed) || isLanguageWord(typed) || isLanguageWord(name)) return null;
  if (verbStem(typed) === verbStem(name)) return null;
  return inNumberOf(typed, name);
}

/** "State the average rate", of which the data may know a state. */
function isOpeningVerb(tokens: readonly Token[], at: number): boolean {
  return (
    ((OPENING_VERBS.has(tokens[at]?.norm ?? '') && AFTER_OPENING_VERBS.has(tokens[at + 1]?.norm ?? '')) ||
      isShowing(tokens, at) ||
      asksForSeveral(tokens, at)) &&
    tokens.slice(0, at).every(({ norm }) => BEFORE_OPENING_VERBS.has(norm))
  );
}

/** "For each branch, state the default rate"; a list goes on after it: "for each grade, state and year". */
function isVerbAfterScope(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    (OPENING_VERBS.has(tokens[at]?.norm ?? '') || (tokens[at]?.norm === 'name' && next?.norm === 'the')) &&
    SCOPE_WORDS.has(tokens[0]?.norm ?? '') &&
    tokens.findIndex(({ norm }) => SCOPE_MARKS.has(norm)) === at - 1 &&
    next?.kind === 'word' &&
    !AFTER_NAMES.has(next.norm)
  );
}

const SCOPE_MARKS: ReadonlySet<string> = new Set([',', ':']);

/** "Name the five states …", "name all regions": several, and not their names. */
function asksForSeveral(tokens: readonly Token[], at: number): boolean {
  const [verb, next, after] = tokens.slice(at, at + 3);
  if (verb?.norm !== 'name') return false;
  return (
    next?.number != null || SEVERAL.has(next?.norm ?? '') || (next?.norm === 'the' && after?.number != null)
  );
}

/** "Share the balance by region", "kindly share balances by region" ask for no share. */
function isShowing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.norm ?? '';
  return tokens[at]?.norm === 'share' && (at > 0 ? next !== 'of' : AFTER_SHARE.has(next));
}

const PEOPLE = 'people';

/** "Hey folks, …" */
function isAddressed(tokens: readonly Token[], at: number): boolean {
  return GREETINGS.has(tokens[at - 1]?.norm ?? '') || tokens[at + 1]?.norm === ',';
}

/** More unknown words in one question are no misspellings, and more ways to mend them no help. */
const UNKNOWN_MAX = 2;
const SHORT_WORD = 4;
const WAYS_MAX = 8;

/**
 * The ways to read the unknown ones of the tokens as misspelt: each as one of the words that are a letter away. None where
 * one is near to no word of the language (a name of the data is linked without this), or may be a name.
 */
export function spellings(
  tokens: readonly Token[],
  unknown: readonly Token[],
  linker: Linker,
): readonly (readonly Token[])[] {
  if (unknown.length > UNKNOWN_MAX) return [];
  let ways: readonly (readonly Token[])[] = [tokens];
  for (const token of unknown) {
    const at = tokens.indexOf(token);
    const language = nearLanguageWords(token.norm);
    // A short word is known in the company of the one that is put right: "chaged off".
    if (token.norm.length < SHORT_WORD && unknown.length > 1) continue;
    const slips = slipsToTry(token, linker);
    if (language.length + slips.length === 0 || isName(tokens, at)) return [];
    const near = new Set([
      ...slips,
      ...language,
      ...linker.near(token.norm).map((name) => inNumberOf(token.norm, name)),
    ]);
    ways = ways.flatMap((way) => [...near].map((norm) => way.with(at, { ...token, norm })));
  }
  return ways.length > WAYS_MAX ? [] : ways;
}

const CAPITALIZED =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
