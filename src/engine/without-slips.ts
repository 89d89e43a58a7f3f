import { ABBREVIATIONS, isCommonWord, pluralOf } from '../catalog/mod.ts';
import { DEED_VERBS } from './lexicon/deed-verbs.ts';
import { nounForm, verbStem } from './lexicon/inflection.ts';
import { MISSPELLINGS } from './lexicon/misspellings.ts';
import { isRealWord } from './lexicon/real-words.ts';
import { SAME_STATES, SAME_THINGS } from './lexicon/same-things.ts';
import { ROLE_VERBS } from './lexicon/verb-roles.ts';
import type { Linker } from './link/create-linker.ts';
import { areDerived } from './link/vocabulary.ts';
import { joinedWordsIn } from './recognize/joined-words.ts';
import { type Slips, slipsOf } from './recognize/slips.ts';
import { isWordOfLanguage, meansTheSame, nearLanguageWords } from './recognize/spelling.ts';
import type { Token } from './token.ts';

/**
 * The tokens with the words of which nothing is known as what they are by a slip: two letters swapped, one doubled or not,
 * a vowel left out or another one, two words without a space. Only where one word alone can be meant.
 */
export function withoutSlips(written: readonly Token[], linker: Linker): readonly Token[] {
  const typed = withoutGaps(written, linker);
  const isUnknown = typed.map((token) => isNothing(token, linker));
  if (!isUnknown.includes(true)) return typed;
  return typed.flatMap((token, at) => {
    if (isUnknown[at] !== true || isName(typed, at)) return [token];
    const words = meantBySlip(token.norm, linker);
    const [first, second] = words;
    if (first === undefined) return [token];
    if (second === undefined) return [{ ...token, norm: first }];
    return token.text.length === token.norm.length ? apart(token, [first, second]) : [token];
  });
}

/** "dis tance", "mini mum": two words of which one is nothing, where both together are one. */
function withoutGaps(tokens: readonly Token[], linker: Linker): readonly Token[] {
  const isKnown = (word: string): boolean => isWordOfLanguage(word) || linker.has(word);
  const isApart = (left: Token, right: Token | undefined): right is Token =>
    right !== undefined &&
    left.kind === 'word' &&
    right.kind === 'word' &&
    right.start === left.end + 1 &&
    left.norm.length > 1 &&
    left.norm.length + right.norm.length >= WHOLE_MIN &&
    !(isKnown(left.norm) && isKnown(right.norm)) &&
    (isWordOfLanguage(left.norm + right.norm) || linker.isOfName(nounForm(left.norm + right.norm)));
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (before !== undefined && isApart(before, token)) return [];
    if (!isApart(token, next)) return [token];
    return [{ ...token, text: token.text + next.text, norm: token.norm + next.norm, end: next.end }];
  });
}

/** Shorter ones are made of two by chance. */
const WHOLE_MIN = 6;

/** Neither the language nor the data has the word, nor anybody else. */
function isNothing({ kind, norm, text }: Token, linker: Linker): boolean {
  return (
    kind === 'word' &&
    /^[a-z]{3,}$/.test(norm) &&
    text !== text.toUpperCase() &&
    !isWordOfLanguage(norm) &&
    !linker.isKnown(norm) &&
    !isElsewhere(norm) &&
    !MISSPELLINGS.has(norm) &&
    !ABBREVIATIONS.has(norm) &&
    !isCommonWord(norm) &&
    !isRealWord(norm) &&
    !isOtherDeed(norm, linker)
  );
}

/** "reopened" is no slip of "opened", and of nothing else. */
function isOtherDeed(norm: string, linker: Linker): boolean {
  const rest = DEED_AGAIN.exec(norm)?.[1];
  return (
    rest !== undefined &&
    (isWordOfLanguage(rest) || isRealWord(rest) || isElsewhere(rest) || linker.has(rest))
  );
}

const DEED_AGAIN = /^(?:re|mis|dis|over|under|un|pre)([a-z]{3,}ed)$/;

/** Words that people say for those of the data, and verbs for what its columns tell. */
function isElsewhere(norm: string): boolean {
  return OTHERS.some((words) => words.has(norm) || words.has(nounForm(norm)));
}

const OTHERS: readonly ReadonlyMap<string, unknown>[] = [SAME_THINGS, SAME_STATES, ROLE_VERBS, DEED_VERBS];

/** Shorter words of the data are too near to one another. */
const DATA_MIN = 4;
/** Shorter words may stand for names that are cut short by chance. */
const CUT_MIN = 6;

/** The word that is meant, or the two that it was typed of; none where there are several. */
function meantBySlip(typed: string, linker: Linker): readonly string[] {
  const { sure, likely, rare } = knownSlips(typed, linker);
  const near = nearWords(typed, linker);
  // "restore" is another form of "restored", and none of its misspellings.
  const isTable = (word: string): boolean => linker.isTable(nounForm(word));
  const isForm = (word: string): boolean =>
    verbStem(word) === verbStem(typed) && !(typed.endsWith('s') && isTable(word));
  if ([...likely, ...rare, ...near].some(isForm)) return [];
  const isFrequent = (word: string): boolean => COMMON.has(word) || isTable(word);
  if (sure.length > 0) return oneOf(sure, likely, typed) ?? frequentOf([...sure, ...likely], isFrequent);
  // A consonant left out is as likely as a vowel, another letter in its place is not.
  const shortened = near.filter((word) => word.length > typed.length);
  const some = [...likely, ...rare, ...shortened];
  if (some.length > 0) return oneOf(some, [], typed) ?? frequentOf(some, isFrequent);
  if (near.length > 0) return [];
  const slips = slipsOf(typed);
  const isCut = (word: string): boolean => word.length >= CUT_MIN && linker.isKnown(word);
  const others = [
    ...slips.sure.filter((word) => isElsewhere(word) || isCut(word)),
    ...slips.likely.filter(isElsewhere),
  ];
  if (others.length > 0) return oneOf(others, [], typed) ?? [];
  return joinedWordsIn(typed, (word) => isWordOfLanguage(word) || linker.has(word)) ?? [];
}

/** The words of the language and of names that are a letter away, whatever letter. */
function nearWords(typed: string, linker: Linker): readonly string[] {
  const names = linker.near(typed).filter((word) => linker.isOfName(word));
  return [...nearLanguageWords(typed), ...names.map((name) => inNumberOf(typed, name))];
}

/** The words of the language and the data that one may be by a slip; values only where it is hardly anything else. */
function knownSlips(typed: string, linker: Linker): Slips {
  const { sure, likely, rare } = slipsOf(typed);
  const isOfName = (word: string): boolean => word.length >= DATA_MIN && linker.isOfName(nounForm(word));
  const isMeant = (word: string): boolean =>
    (isWordOfLanguage(word) || isOfName(word)) && (word.length === typed.length || !areDerived(typed, word));
  return {
    sure: sure.filter((word) => isWordOfLanguage(word) || (word.length >= DATA_MIN && linker.has(word))),
    likely: likely.filter(isMeant),
    rare: rare.filter(isMeant),
  };
}

/** The words that one may be by a slip, each to be tried. */
export function slipsToTry(token: Token, linker: Linker): readonly string[] {
  if (!isNothing(token, linker)) return [];
  const { sure, likely, rare } = knownSlips(token.norm, linker);
  return [...sure, ...likely, ...rare].filter((word) => verbStem(word) !== verbStem(token.norm));
}

/** The word that all of them mean, and the others too, in the form that ends as it was typed; null where they mean several. */
function oneOf(words: readonly string[], others: readonly string[], typed: string): readonly string[] | null {
  // "fundd" is "funded" as much as "fund": what is done is said with an "ed".
  const done = typed.endsWith('dd') ? others.find((word) => word.endsWith('ed')) : undefined;
  const meant = done ?? words.find((word) => word.at(-1) === typed.at(-1)) ?? words[0];
  if (meant === undefined) return null;
  const isMeant = (word: string): boolean => meansTheSame(word, meant) || verbStem(word) === verbStem(meant);
  return words.every(isMeant) && others.every(isMeant) ? [meant] : null;
}

/** The one of them that there is in every other question; none where there are several. */
function frequentOf(words: readonly string[], isFrequent: (word: string) => boolean): readonly string[] {
  const found = new Set(words.filter(isFrequent));
  return found.size === 1 ? [...found] : [];
}

const COMMON: ReadonlySet<string> = new Set(
  `and are before each every first from had has have how list many more most much number only over per show still than that the their there this
  was were what when where which who whose with year`.split(/\s+/),
);

/** The name in the number that was typed: "loanz" and "loand" are "loans" as much as "lons" is. */
export function inNumberOf(typed: string, name: string): string {
  const isPlural = typed.endsWith('s') || isPluralMistyped(typed, pluralOf(name));
  return isPlural && !name.endsWith('s') ? pluralOf(name) : name;
}

/** Another letter stands in the place of the last one. */
export function isPluralMistyped(typed: string, plural: string): boolean {
  return plural.endsWith('s') && typed.length === plural.length && typed.startsWith(plural.slice(0, -1));
}

/** Two tokens that do not touch, as those of a compound do. */
function apart(token: Token, [first, second]: readonly [string, string]): readonly Token[] {
  const middle = token.start + first.length;
  return [
    { ...token, text: token.text.slice(0, first.length), norm: first, end: middle - 1 },
    { ...token, text: token.text.slice(first.length), norm: second, start: middle },
  ];
}

/** A word with a capital within a sentence, but for one all of whose longer words have it. */
export function isName(tokens: readonly Token[], at: number): boolean {
  if (at === 0 || !/^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '')) return false;
  return !isTitle(tokens) && !isBeginning(tokens, at);
}

/** After a full stop; that of "St. Louis" is none. */
function isBeginning(tokens: readonly Token[], at: number): boolean {
  return /^[.?!:]$/.test(tokens[at - 1]?.norm ?? '') && (tokens[at - 2]?.norm.length ?? 0) > 2;
}

/** "Average Loan Amount": all longer words have a capital. */
function isTitle(tokens: readonly Token[]): boolean {
  return tokens.every(({ kind, text }) => kind !== 'word' || text.length < 5 || /^\p{Lu}/u.test(text));
}
