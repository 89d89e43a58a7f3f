import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { DEED_VERBS } from '../lexicon/deed-verbs.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { VERB_FORMS } from '../lexicon/words/relations.ts';
import type { Token } from '../token.ts';
import { isRows } from './deed-words.ts';

/**
 * The question with the number of what was ranked asked for in short: "which guide led the most tours, and how many *tours did
 * they lead*". Null where it is not the number of the same things, or they are said to be done in another way.
 */
export function withoutAskingAgain(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const words = tokens.map(({ norm }) => norm);
  const many = words.findLastIndex((word, at) => word === 'many' && words[at - 1] === 'how');
  if (many < 3 || !JOINTS.has(words[many - 2] ?? '')) return null;
  const before = words.slice(0, many - 1);
  const ranked = endOfRank(before);
  if (ranked === null || !candidates.some((one) => one.start === ranked && isRows(one))) return null;
  const end = words.findLastIndex((_, at) => tokens[at]?.kind !== 'symbol') + 1;
  const again = words.slice(many + 1, lengthWithout(words.slice(0, end)));
  const did = again.findIndex((word) => AUXILIARIES.has(word) || BEING.has(word));
  const noun = again.slice(0, did).join(' ');
  const isSame = did === 0 || nounsFrom(before, ranked).has(nounOf(noun));
  const rest = again.slice(did + 1);
  const isSaid = BEING.has(again[did] ?? '') ? areThere(rest) : saysTheSame(rest, before);
  if (did < 0 || !isSame || !isSaid) return null;
  return [...tokens.slice(0, many + 1), ...tokens.slice(end)];
}

/** Where what is ranked by its number begins: after "the most", "the highest number of". */
function endOfRank(words: readonly string[]): number | null {
  const most = words.findIndex(
    (word, at) =>
      MOST.has(word) || (HIGHEST.has(word) && words[at + 1] === 'number' && words[at + 2] === 'of'),
  );
  if (most < 0) return null;
  return MOST.has(words[most] ?? '') ? most + 1 : most + 3;
}

/** What is ranked, as far as it may be said again: "book", "book reviews". */
function nounsFrom(words: readonly string[], at: number): ReadonlySet<string> {
  return new Set([1, 2].map((length) => nounOf(words.slice(at, at + length).join(' '))));
}

function nounOf(words: string): string {
  const at = words.lastIndexOf(' ') + 1;
  return words.slice(0, at) + singularOf(words.slice(at));
}

/** "has she borrowed", "did this member borrow": who was asked for, and the verb that was said of them. */
function saysTheSame(words: readonly string[], before: readonly string[]): boolean {
  const [verb = '', ...others] = words.toReversed();
  const who = others.toReversed().filter((word) => word !== 'been');
  const [first = '', noun] = who;
  const isThey = who.length === 1 && PRONOUNS.has(first);
  const isNamed = who.length === 2 && POINTERS.has(first) && noun !== undefined && before.includes(noun);
  const isOwned = verb === 'own' && before.some((word) => HAVING.has(word));
  return (isThey || isNamed) && (isOwned || before.some((word) => baseOf(word) === baseOf(verb)));
}

/** "how many employees work *there*", "are located *in it*": that they are where most of them are. */
function areThere(words: readonly string[]): boolean {
  return THERE.has(words.at(-1) ?? '') && words.every((word) => THERE.has(word) || PLACES.has(word));
}

function baseOf(word: string): string {
  return DEED_VERBS.get(word)?.base ?? VERB_FORMS.get(word) ?? verbStem(word);
}

/** Where the question ends without "in total". */
function lengthWithout(words: readonly string[]): number {
  const [before, last = ''] = words.slice(-2);
  if (before === 'in' && (last === 'total' || last === 'all')) return words.length - 2;
  return ALONE.has(last) ? words.length - 1 : words.length;
}

const JOINTS: ReadonlySet<string> = new Set(['and', ',', '?', '.', ';']);
const MOST: ReadonlySet<string> = new Set(['most', 'fewest']);
const HIGHEST: ReadonlySet<string> = new Set([
  'greatest',
  'highest',
  'largest',
  'lowest',
  'maximum',
  'smallest',
]);
const AUXILIARIES: ReadonlySet<string> = new Set(['did', 'do', 'does', 'had', 'has', 'have']);
const BEING: ReadonlySet<string> = new Set(['are', 'is', 'live', 'was', 'were', 'work', 'works']);
const THERE: ReadonlySet<string> = new Set(['it', 'them', 'there']);
const PLACES: ReadonlySet<string> = new Set(['at', 'based', 'for', 'in', 'located', 'on']);
const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'owned', 'owns', 'with']);
const PRONOUNS: ReadonlySet<string> = new Set(['he', 'it', 'she', 'they']);
const POINTERS: ReadonlySet<string> = new Set(['that', 'the', 'this']);
const ALONE: ReadonlySet<string> = new Set(['altogether', 'overall']);
