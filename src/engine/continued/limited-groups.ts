import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { PERIODS, SENTENCE_ENDS } from '../lexicon/cues.ts';
import {
  ASKED_PLACES,
  BEFORE_NUMBER,
  BEING,
  BETWEEN_COUNTED,
  EXCEEDING,
  GROUPS_ASKED,
  HAVING_NUMBER,
  NUMBER_BESIDE,
  NUMBER_OF_GROUPS,
  OF_NUMBER,
  TELLING_NUMBER,
} from '../lexicon/limited-groups.ts';
import { type Chart, createChart } from '../plan/chart.ts';
import { type Bound, bound } from '../plan/grammar/conditions/bounds.ts';
import type { Token } from '../token.ts';
import { tokensWithin } from '../tokens-within.ts';
import { type QuestionReader, spokenLike } from './state-said.ts';

/** A question for the groups of which a number is so. */
export interface LimitedGroups {
  /** What is asked of all groups: "average rate of auto loans by branch". */
  readonly body: readonly Token[];
  readonly bound: Bound;
  /** The table whose rows the groups are; null for others. */
  readonly dataset: string | null;
  /** Their noun, of one of them. */
  readonly group: readonly Token[];
  /** Only how many groups there are is asked. */
  readonly isCounted: boolean;
  /** What is to be shown beside the groups. */
  readonly shown: readonly Token[] | null;
}

/** The ways to take a question for one for groups of which a number is so, the likelier first. */
export function limitedGroups(tokens: readonly Token[], reader: QuestionReader): readonly LimitedGroups[] {
  const asked = tokens.filter(({ norm }) => !SENTENCE_ENDS.has(norm));
  if (!asked.some(({ kind }) => kind === 'number')) return [];
  const { opening, rest } = openingOf(asked, reader);
  const { words, shown } = withoutShown(rest);
  const said = words.map((token) => ({ ...token, norm: EXCEEDING.get(token.norm) ?? token.norm }));
  const chart = createChart(reader.find(said), {
    index: reader.index,
    words: said.map(({ norm }) => norm),
  });
  const spoken = { said, chart, reader };
  return [told, askedOf, having].flatMap((way) => {
    const found = way(spoken);
    // "with at least 2 late loans: name and number of loans" goes on with something else.
    if (found === null || found.number.some(({ norm }) => MARKS.has(norm))) return [];
    const { groups, number, limit } = found;
    const by = spokenLike(number, 'by');
    const body = [...number, ...opening, ...by, ...groups.noun];
    return [{ ...groups, body, group: groups.noun, bound: limit.bound, shown }];
  });
}

const MARKS: ReadonlySet<string> = new Set([',', ':', ';', '(', ')']);

interface Spoken {
  readonly said: readonly Token[];
  readonly chart: Chart;
  readonly reader: QuestionReader;
}

interface Limited {
  readonly groups: Groups;
  readonly number: readonly Token[];
  readonly limit: Limit;
}

/** "branches whose average rate of auto loans is above 9 %" */
function told({ said, chart, reader }: Spoken): Limited | null {
  const at = said.findIndex(({ norm }) => TELLING_NUMBER.has(norm));
  const groups = at < 1 ? null : groupsOf(said.slice(0, at), reader);
  if (groups === null) return null;
  for (let place = said.length - 1; place > at + 1; place -= 1) {
    const isBeing = BEING.has(said[place - 1]?.norm ?? '');
    const limit = limitAt(chart, place);
    if (limit === null || (!isBeing && said[place]?.text === said[place]?.norm)) continue;
    const rest = said.slice(limit.end);
    if (!goesOn(rest, reader)) continue;
    const named = said.slice(at + 1, isBeing ? place - 1 : place);
    return { groups, number: [...withoutArticle(named), ...rest], limit };
  }
  return null;
}

/** "for which grades is the default rate of auto loans above 4 %" */
function askedOf({ said, chart, reader }: Spoken): Limited | null {
  const isAsked = ASKED_PLACES.has(
    said
      .slice(0, 2)
      .map(({ norm }) => norm)
      .join(' '),
  );
  const at = said.findIndex(({ norm }) => BEING.has(norm));
  const groups = isAsked && at > 2 ? groupsOf(said.slice(0, at), reader) : null;
  if (groups === null) return null;
  for (let place = at + 2; place < said.length; place += 1) {
    const limit = limitAt(chart, place);
    if (limit?.end === said.length)
      return { groups, number: withoutArticle(said.slice(at + 1, place)), limit };
  }
  return null;
}

/** "states with an average rate above 9 % for auto loans", "grades that have at least 50 late loans" */
function having({ said, chart, reader }: Spoken): Limited | null {
  const norms = said.map(({ norm }) => norm);
  const wordsAt = (at: number): string | undefined =>
    HAVING_NUMBER.find((one) => norms.slice(at, at + one.split(' ').length).join(' ') === one);
  const at = norms.findIndex((_, place) => wordsAt(place) !== undefined);
  const groups = at < 1 ? null : groupsOf(said.slice(0, at), reader);
  if (groups === null) return null;
  const start = at + (wordsAt(at) ?? '').split(' ').length;
  const places = norms.flatMap((_, one) => (one >= start && limitAt(chart, one) !== null ? [one] : []));
  // "with an average rate of loans over 5,000 above 9 %": the first is of the rows.
  const isOfRows = isNoun(said.slice(start, places[0]), reader);
  const place = (isOfRows ? places.at(-1) : places[0]) ?? -1;
  const limit = place < 0 ? null : limitAt(chart, place);
  if (limit === null) return null;
  const named = withoutArticle(said.slice(start, norms[place - 1] === 'of' ? place - 1 : place));
  const rest = said.slice(limit.end);
  if (named.length > 0) return goesOn(rest, reader) ? { groups, number: [...named, ...rest], limit } : null;
  // "with at least 50 late loans"
  const isNumber =
    limit.bound.quantity.sign === null && rest.length > 0 && !OF_NUMBER.has(rest[0]?.norm ?? '');
  return isNumber ? { groups, number: [...spokenLike(rest, 'number of'), ...rest], limit } : null;
}

interface Limit {
  readonly bound: Bound;
  readonly end: number;
}

/** What a number is to be, as it is said from there on. */
function limitAt(chart: Chart, at: number): Limit | null {
  const [read] = bound(chart, at).toSorted((a, b) => b.end - a.end || a.cost - b.cost);
  return read === undefined || read.cost > 0 ? null : { bound: read.value, end: read.end };
}

/** Whether what follows a limit says of which rows or of which time the number is, as far as it begins so. */
function goesOn(rest: readonly Token[], reader: QuestionReader): boolean {
  return rest.length === 0 || OF_NUMBER.has(rest[0]?.norm ?? '') || isTime(rest, reader);
}

interface Groups {
  readonly noun: readonly Token[];
  readonly dataset: string | null;
  readonly isCounted: boolean;
}

/** The noun of the groups that are asked for, or counted; null where anything else is said before or after it. */
function groupsOf(said: readonly Token[], { find }: QuestionReader): Groups | null {
  const norms = said.map(({ norm }) => norm);
  const between = BETWEEN_COUNTED.find((one) => norms.join(' ').endsWith(` ${one}`));
  const nouns = between === undefined ? said : said.slice(0, -between.split(' ').length);
  for (let start = 0; start < nouns.length; start += 1) {
    const plural = nouns.slice(start);
    const before = norms.slice(0, start).join(' ');
    const isCounted = NUMBER_OF_GROUPS.test(before);
    const isAsked = before === '' || isCounted || GROUPS_ASKED.test(before);
    if (!isAsked || (between !== undefined && !isCounted)) continue;
    const named = find(plural).filter(
      ({ start: from, end, meaning, cost }) =>
        from === 0 && end === plural.length && cost < INFLECTED_MAX && NAMES.has(meaning.kind),
    );
    const noun = plural.map((token, at) => (at < plural.length - 1 ? token : singular(token)));
    const isPeriod = noun.length === 1 && PERIODS.has(noun[0]?.norm ?? '');
    if (named.length === 0 && !isPeriod) continue;
    const dataset = named.flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : []));
    return { noun, dataset: dataset[0] ?? null, isCounted };
  }
  return null;
}

/** "offices" may be inflected, and not misspelt. */
const INFLECTED_MAX = 0.1;

const NAMES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'field']);

function singular(token: Token): Token {
  const norm = singularOf(token.norm);
  return { ...token, text: norm, norm };
}

function withoutArticle(words: readonly Token[]): readonly Token[] {
  return BEFORE_NUMBER.has(words[0]?.norm ?? '') ? words.slice(1) : words;
}

/** "in 2024, which grades …": the time stands before. */
function openingOf(
  asked: readonly Token[],
  reader: QuestionReader,
): { readonly opening: readonly Token[]; readonly rest: readonly Token[] } {
  const comma = asked.findIndex(({ norm }) => norm === ',');
  const opening = asked.slice(0, Math.max(comma, 0));
  return isTime(opening, reader) ? { opening, rest: asked.slice(comma + 1) } : { opening: [], rest: asked };
}

/** Whether the words are a time, with a word before it at most. */
function isTime(words: readonly Token[], { find }: QuestionReader): boolean {
  return find(words).some(
    ({ start, end, meaning }) => meaning.kind === 'time' && start <= 1 && end === words.length,
  );
}

/** Whether rows are named. */
function isNoun(words: readonly Token[], { find }: QuestionReader): boolean {
  return find(words).some(({ meaning, end }) => meaning.kind === 'dataset' && end === words.length);
}

/** Without what is to be shown beside: ", with the average rate". */
function withoutShown(rest: readonly Token[]): {
  readonly words: readonly Token[];
  readonly shown: readonly Token[] | null;
} {
  const text = rest.map(({ norm }) => norm).join(' ');
  const found = NUMBER_BESIDE.exec(text)?.indices?.groups;
  const [words, shown] = [found?.['rest'], found?.['shown']];
  return words === undefined || shown === undefined
    ? { words: rest, shown: null }
    : { words: tokensWithin(rest, words), shown: tokensWithin(rest, shown) };
}
