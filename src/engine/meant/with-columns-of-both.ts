import { type Dataset, singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with whose each column is said beside it, where those of two tables are listed: "the last name of each nurse and the last
 * name of her supervisor" are "the nurse last name and the supervisor last name". The very tokens where other things are asked for.
 */
export function withColumnsOfBoth(tokens: readonly Token[], means: Meanings): readonly Token[] {
  const [first] = tokens;
  const asking = first === undefined ? null : (askedAfter(tokens) ?? askedForEach(tokens));
  if (first === undefined || asking === null) return tokens;
  const { datasets } = means.knowledge;
  const candidates = means.find(tokens);
  const named = (span: Span): readonly Dataset[] =>
    tables(span, candidates).flatMap((name) => datasets.find((one) => one.name === name) ?? []);
  const [owner, ...doubles] = named(asking.owner);
  if (owner === undefined || doubles.length > 0) return tokens;
  const areOf = (
    spans: readonly Span[],
    { name, roleOf = name, display }: Dataset,
    isNamed = true,
  ): boolean =>
    spans.every(
      (span) =>
        fieldTables(span, candidates).some((one) => one === name || one === roleOf) ||
        (isNamed && display.length > 0 && isBare(tokens, span, NAMES)) ||
        (isNamed && owner.defaultDate !== null && name === owner.name && isBare(tokens, span, DATES)),
    );
  const said = asking.others.map(named);
  const others =
    said.length > 0
      ? said.flatMap((tables) => (tables.length === 1 ? tables : []))
      : datasets.filter((one) => refers(owner, one, means) && areOf(asking.theirs, one, false));
  const isOne = said.length > 0 ? others.length === said.length : others.length === 1;
  const areTheirs = others.every(
    (one) => one !== owner && areTied(owner, one, means) && areOf(asking.theirs, one),
  );
  const [other] = others;
  if (other === undefined || !isOne || !areTheirs || !areOf(asking.own, owner)) return tokens;
  // "its city" may be its own.
  if (said.length === 0 && areOf(asking.theirs, owner)) return tokens;
  const columnsOfOne = (spans: readonly Span[], { label }: Dataset): Token[][] =>
    spans.map(([start, end]) => [
      ...['the', ...label.split(' ')].map((norm) => word(first, norm)),
      ...tokens.slice(start, end).map((token) => word(token, singularOf(token.norm))),
    ]);
  const columns = [
    ...columnsOfOne(asking.own, owner),
    ...others.flatMap((one) => columnsOfOne(asking.theirs, one)),
  ];
  const joint = (at: number): string => (at === 0 ? 'show' : at === columns.length - 1 ? 'and' : ',');
  const listed = columns.flatMap((column, at) => [word(first, joint(at)), ...column]);
  const lead = leadTo({ owner, other, isEach: asking.isEach }, means);
  return [...lead.map((norm) => word(first, norm)), ...listed];
}

interface Pair {
  readonly owner: Dataset;
  readonly other: Dataset;
  /** Each of the owners has a row, also one that has none of the others. */
  readonly isEach: boolean;
}

/** Which rows are listed: those of whom each has one of the others. Who belongs to nobody is none of "its pupils". */
function leadTo({ owner, other, isEach }: Pair, means: Meanings): readonly string[] {
  const isOfMany = refers(other, owner, means) && !refers(owner, other, means);
  const [from, to] = isOfMany ? [other, owner] : [owner, other];
  const tie = means.knowledge.relationships.find((one) => one.from === from.name && one.to === to.name);
  const isPart = tie !== undefined && !tie.isTotal && (isOfMany || !isEach);
  if (!isOfMany && !isPart) return [];
  const had = isPart ? ['with', 'a', ...to.label.split(' ')] : [];
  return ['for', 'each', ...from.label.split(' '), ...had, ','];
}

type Span = readonly [start: number, end: number];

interface Asking {
  readonly own: readonly Span[];
  readonly owner: Span;
  readonly theirs: readonly Span[];
  /** "of the home team and the away team" are two; none where they are not said: "and its city". */
  readonly others: readonly Span[];
  readonly isEach: boolean;
}

/** "show the *last name* of each *nurse* and the *last name* of her *supervisor*", "show each *nurse*'s *last name* with …" */
function askedAfter(tokens: readonly Token[]): Asking | null {
  const start = leadOf(tokens);
  const owning = tokens.findIndex(({ norm }) => norm === "'s");
  if (start === null) return null;
  if (owning > start && EACH.has(tokens[start]?.norm ?? '')) {
    // The last of them: "each cook's first name and last name with the name of …".
    const joint = jointBefore(
      tokens,
      tokens.findLastIndex(({ norm }) => norm === 'of'),
      owning,
    );
    if (joint === null) return null;
    const rest = columnsOf(tokens, joint.end, endOf(tokens));
    return (
      rest && {
        ...rest,
        own: items(tokens, owning + 1, joint.start),
        owner: [start + 1, owning],
        isEach: true,
      }
    );
  }
  const of = tokens.findIndex(({ norm }, at) => norm === 'of' && at > start);
  const joint = of < 0 ? null : jointAfter(tokens, of);
  if (joint === null) return null;
  const owner = afterDeterminer(tokens, [of + 1, joint.start], EACH_OR_ALL);
  const rest = columnsOf(tokens, joint.end, endOf(tokens));
  const isEach = EACH.has(tokens[of + 1]?.norm ?? '');
  return rest && { ...rest, own: items(tokens, start, of), owner, isEach };
}

/** "for each *nurse*, show her *first name*, the *last name* and the *last name* of the *supervisor*" */
function askedForEach(tokens: readonly Token[]): Asking | null {
  if (tokens[0]?.norm !== 'for' || !EACH.has(tokens[1]?.norm ?? '')) return null;
  const comma = tokens.findIndex(({ norm }, at) => norm === ',' || (at > 2 && SHOWING.has(norm)));
  const start = comma < 0 ? null : leadOf(tokens, tokens[comma]?.norm === ',' ? comma + 1 : comma);
  const of = tokens.findIndex(({ norm }, at) => norm === 'of' && at > comma);
  const joint = tokens.findLastIndex(({ norm }, at) => norm === 'and' && at < of);
  if (start === null || joint < 0) return null;
  const rest = columnsOf(tokens, joint + 1, endOf(tokens));
  return rest && { ...rest, own: items(tokens, start, joint), owner: [2, comma], isEach: true };
}

/** "the *last name* of her *supervisor*", "its *city*", "the *city* where it is located" */
function columnsOf(
  tokens: readonly Token[],
  from: number,
  to: number,
): Pick<Asking, 'theirs' | 'others'> | null {
  const of = tokens.findIndex(({ norm }, at) => norm === 'of' && at > from);
  if (of < 0) {
    const place = tokens.findIndex(({ norm }, at) => at > from && (norm === 'where' || norm === 'in'));
    const isPlaced = place > 0 && PLACED.test(textOf(tokens, place, to));
    return { theirs: items(tokens, from, isPlaced ? place : to), others: [] };
  }
  return of >= to ? null : { theirs: items(tokens, from, of), others: items(tokens, of + 1, to) };
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ');
}

function isBare(tokens: readonly Token[], [start, end]: Span, words: ReadonlySet<string>): boolean {
  return end - start === 1 && words.has(tokens[start]?.norm ?? '');
}

/** Where what is asked for begins; null where nothing is shown. */
function leadOf(tokens: readonly Token[], from = 0): number | null {
  const [said, next] = [tokens[from]?.norm ?? '', tokens[from + 1]?.norm ?? ''];
  if (SHOWING.has(said)) return from + 1;
  return said === 'what' && (next === 'is' || next === 'are') ? from + 2 : null;
}

function jointAfter(tokens: readonly Token[], at: number): { start: number; end: number } | null {
  for (let start = at + 1; start < tokens.length; start += 1) {
    const joint = JOINTS.find((words) => words.every((norm, place) => tokens[start + place]?.norm === norm));
    if (joint !== undefined) return { start, end: start + joint.length };
  }
  return null;
}

function jointBefore(tokens: readonly Token[], of: number, from: number): ReturnType<typeof jointAfter> {
  let found: ReturnType<typeof jointAfter> = null;
  for (let next = jointAfter(tokens, from); next !== null && next.end <= of; ) {
    found = next;
    next = jointAfter(tokens, next.end);
  }
  return found;
}

/** Column by column, without what only says that it is theirs. */
function items(tokens: readonly Token[], from: number, to: number): readonly Span[] {
  const spans: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const norm = tokens[at]?.norm ?? '';
    if (at < to && norm !== ',' && norm !== 'and') continue;
    if (at > start) spans.push(afterDeterminer(tokens, [start, at], THEIR));
    start = at + 1;
  }
  return spans;
}

function afterDeterminer(tokens: readonly Token[], [start, end]: Span, words: ReadonlySet<string>): Span {
  let from = start;
  while (from < end && words.has(tokens[from]?.norm ?? '')) from += 1;
  return [from, end];
}

function endOf(tokens: readonly Token[]): number {
  return tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
}

function tables([start, end]: Span, candidates: readonly Candidate[]): readonly string[] {
  const found = candidates.flatMap((one) =>
    one.start === start && one.end === end && one.meaning.kind === 'dataset' && isSaid(one)
      ? [one.meaning.dataset]
      : [],
  );
  return [...new Set(found)];
}

function fieldTables([start, end]: Span, candidates: readonly Candidate[]): readonly string[] {
  return candidates.flatMap((one) =>
    one.start === start && one.end === end && one.meaning.kind === 'field' && isSaid(one)
      ? [one.meaning.dataset]
      : [],
  );
}

function isSaid({ match }: Candidate): boolean {
  return match !== 'misspelt' && match !== 'abbreviated';
}

/** By a key, or by rows that only tie them: pupils and clubs by their memberships. */
function areTied(one: Dataset, other: Dataset, means: Meanings): boolean {
  return (
    refers(one, other, means) ||
    refers(other, one, means) ||
    means.knowledge.datasets.some(
      (link) => link.primaryKey.length > 1 && refers(link, one, means) && refers(link, other, means),
    )
  );
}

function refers(from: Dataset, to: Dataset, { knowledge }: Meanings): boolean {
  return knowledge.relationships.some((tie) => tie.from === from.name && tie.to === to.name);
}

function word(beside: Token, norm: string): Token {
  return { ...beside, kind: norm === ',' ? 'symbol' : 'word', norm, text: norm, number: null };
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const EACH_OR_ALL: ReadonlySet<string> = new Set(['all', 'each', 'every', 'the']);
/** Where something is, of which the place is asked for. */
const PLACED = /^(?:where|in which) (?:it|they|he|she|each) (?:is|are) (?:located|based|situated|found)$/;
const DATES: ReadonlySet<string> = new Set(['date', 'dates']);
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
const THEIR: ReadonlySet<string> = new Set('all each her his its or the their'.split(' '));
const SHOWING: ReadonlySet<string> = new Set('display find give list print return show'.split(' '));
const JOINTS: readonly (readonly string[])[] = [
  'and',
  'along with',
  'together with',
  'as well as',
  'with',
  'alongside',
].map((words) => words.split(' '));
