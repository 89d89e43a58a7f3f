import { BEING } from '../lexicon/cues.ts';
import { DEGREES, type Degree, MEASURED, nounsOf, PLURALS } from '../lexicon/degrees.ts';
import { nounForm } from '../lexicon/inflection.ts';
import { MEASURES } from '../lexicon/units.ts';
import { type Token, wordLike } from '../token.ts';
import type { Wordings } from './unknown-words.ts';

/**
 * The ways to say what an adjective tells how much of there is by the name of a column: "how heavy are they on average" asks for the
 * average weight, "200 cm tall" is a height of 200 cm, "the most young dog" the youngest. The question itself where there is none.
 */
export function withDegrees(tokens: readonly Token[], { linker }: Wordings): readonly (readonly Token[])[] {
  const graded = withDegreesInflected(tokens);
  const isNamed = (noun: string): boolean => linker.isOfName(noun) || noun === AGE;
  const how = asAmount(graded, isNamed) ?? asMeasured(graded, isNamed);
  return how ?? [graded];
}

const AGE = 'age';

function spoken(like: Token | undefined, words: string): readonly Token[] {
  return like === undefined ? [] : words.split(' ').map((norm) => wordLike(like, norm));
}

/** "most young", "more old than": "youngest", "older than". Before a plural there are most of what is so: "most new customers". */
function withDegreesInflected(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => {
    const [degree] = DEGREES.get(tokens[place + 1]?.norm ?? '') ?? [];
    if (degree === undefined || degree.superlative.startsWith('most')) return false;
    const next = tokens[place + 2];
    if (norm === 'more') return next?.norm === 'than';
    return norm === 'most' && next?.kind === 'word' && isSingular(next.norm);
  });
  const [degree] = DEGREES.get(tokens[at + 1]?.norm ?? '') ?? [];
  if (at < 0 || degree === undefined) return tokens;
  const word = tokens[at]?.norm === 'more' ? degree.comparative : degree.superlative;
  return [...tokens.slice(0, at), ...spoken(tokens[at + 1], word), ...tokens.slice(at + 2)];
}

function isSingular(word: string): boolean {
  return nounForm(word) === word && !PLURALS.has(word);
}

/** The nouns that columns of what the adjective is about are called by, where there are any. */
function nounsFor(adjective: string, isNamed: (noun: string) => boolean): readonly string[] {
  const measured = MEASURED.get(adjective);
  const abouts: readonly Degree['about'][] =
    measured === undefined ? (DEGREES.get(adjective) ?? []).map(({ about }) => about) : [measured];
  const groups = abouts.flatMap((about) => nounsOf(about).map((some) => some.filter(isNamed)));
  return groups.find((some) => some.length > 0) ?? [];
}

/** "how old are the dogs on average", "on average, how old are", "how old on average are", "how old is the average dog". */
function asAmount(
  tokens: readonly Token[],
  isNamed: (noun: string) => boolean,
): readonly (readonly Token[])[] | null {
  const how = tokens.findIndex(({ norm }) => norm === 'how');
  const adjective = tokens[how + 1];
  const nouns = how < 0 || how > HOW_MAX ? [] : nounsFor(adjective?.norm ?? '', isNamed);
  if (nouns.length === 0) return null;
  const on = tokens.findIndex(({ norm }, at) => norm === 'on' && tokens[at + 1]?.norm === 'average');
  const plain = on < 0 ? tokens : tokens.toSpliced(on, 2);
  const lead = plain.slice(0, on >= 0 && on < how ? how - 2 : how).filter(({ norm }) => norm !== ',');
  const rest = plain.slice((adjective === undefined ? -1 : plain.indexOf(adjective)) + 1);
  const [be, article, typical] = rest;
  if (!BEING.has(be?.norm ?? '')) return null;
  const isOfTypical = ARTICLES.has(article?.norm ?? '') && AVERAGES.has(typical?.norm ?? '');
  const of = isOfTypical ? rest.slice(3) : rest.slice(1);
  const what = on < 0 && !isOfTypical ? 'what is the' : 'what is the average';
  return nouns.map((noun) => [...lead, ...spoken(tokens[how], `${what} ${noun} of`), ...of]);
}

/** "on average, …", "tell me …". */
const HOW_MAX = 4;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const AVERAGES: ReadonlySet<string> = new Set(['average', 'mean', 'typical']);

/** "more than 200 cm tall": "… 200 cm height". */
function asMeasured(
  tokens: readonly Token[],
  isNamed: (noun: string) => boolean,
): readonly (readonly Token[])[] | null {
  const at = tokens.findIndex(({ norm }, place) => DEGREES.has(norm) && isAmountBefore(tokens, place));
  const nouns = at < 0 ? [] : nounsFor(tokens[at]?.norm ?? '', isNamed);
  if (nouns.length === 0) return null;
  return nouns.map((noun) => [...tokens.slice(0, at), ...spoken(tokens[at], noun), ...tokens.slice(at + 1)]);
}

function isAmountBefore(tokens: readonly Token[], at: number): boolean {
  const [number, unit] = tokens.slice(Math.max(0, at - 2), at);
  return unit?.kind === 'number' || (number?.kind === 'number' && UNITS.has(unit?.norm ?? ''));
}

const UNITS: ReadonlySet<string> = new Set(MEASURES.flat());
