import { singularOf } from '../../catalog/mod.ts';
import { isRows, spokenAs } from '../asides/deed-words.ts';
import type { Candidate } from '../candidate.ts';
import { isDone } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with "number of" before each kind of rows of a list that is counted by groups: "loans and charge-offs by grade" are two
 * numbers, and not the loans that are both. The very tokens where there is no such list.
 */
export function withKindsCounted(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  if (!tokens.some(({ norm }) => GROUPING.has(norm))) return tokens;
  const opening = openingOf(tokens);
  const start = tokens.findIndex(({ norm }, at) => at >= opening && !ASKING.has(norm));
  if (start < 0) return tokens;
  const asked = tokens.slice(opening, start).map(({ norm }) => norm);
  const candidates = find(tokens);
  const parts = partsFrom(start, tokens, candidates);
  const [last, like] = [parts.at(-1), tokens[start]];
  if (last === undefined || like === undefined) return tokens;
  const isBeside =
    start === 0 && parts.length === 1 && last.isKind && hasAmount(tokens, last.end, { find, knowledge });
  if (isBeside) return [spokenAs(like, 'number'), spokenAs(like, 'of'), ...tokens];
  if (!parts.slice(1).some(({ isKind }) => isKind)) return tokens;
  const after = tokens[last.end];
  const isMany = asked.includes('many');
  const isEnd =
    after === undefined ||
    (after.kind === 'symbol' && after.norm !== '-') ||
    NEXT.has(after.norm) ||
    (isMany && BEING.has(after.norm));
  const isCounted = asked.some((norm) => NUMBERS.has(norm));
  if (!isEnd || (opening === 0 && !isCounted && !isGroupedAt(tokens, last.end))) return tokens;
  // "volume and charge-offs": they may be an amount, too.
  if (parts[0]?.isKind === false && !isCounted) return tokens;
  const number = (isMany ? ['how', 'many'] : ['number', 'of']).map((norm) => spokenAs(like, norm));
  return [
    ...tokens.slice(0, opening),
    ...parts.flatMap(({ start: from, end, isKind }, at): readonly Token[] => [
      ...(at === 0 ? [] : [spokenAs(like, at === parts.length - 1 ? 'and' : ',')]),
      ...(isKind ? number : []),
      ...tokens.slice(from, end),
    ]),
    ...withGroupsFirst(tokens.slice(last.end)),
  ];
}

/** "loans *by grade, with amount lent*": the amount stands beside the number, and not in its place. */
function hasAmount(tokens: readonly Token[], from: number, { find, knowledge }: Meanings): boolean {
  const mark = tokens.findIndex(
    ({ norm }, at) => at > from && norm === ',' && tokens[at + 1]?.norm === 'with',
  );
  if (!SPLIT.has(tokens[from]?.norm ?? '') || mark < 0) return false;
  const begin = tokens.findIndex(({ norm }, at) => at > mark + 1 && !BEFORE_AMOUNTS.has(norm));
  const end = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const isMeasure = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'metric' ||
    (meaning.kind === 'field' &&
      knowledge.datasets
        .find(({ name }) => name === meaning.dataset)
        ?.fields.find(({ name }) => name === meaning.field)?.role === 'measure');
  return find(tokens).some(
    (one) => one.start === begin && one.end === end && one.match !== 'misspelt' && isMeasure(one),
  );
}

/** "for renters by grade" as "by grade for renters": of all kinds, and not of the last alone. */
function withGroupsFirst(rest: readonly Token[]): readonly Token[] {
  const said = rest.findIndex(({ norm }) => GROUPING.has(norm));
  const group = EACH.has(rest[said]?.norm ?? '') && LINKS.has(rest[said - 1]?.norm ?? '') ? said - 1 : said;
  const end = rest.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const scope = rest.slice(0, Math.max(group, 0));
  if (scope.length === 0 || scope.some(({ kind, norm }) => kind === 'symbol' || BEING.has(norm))) return rest;
  return [...rest.slice(group, end), ...scope, ...rest.slice(end)];
}

/** Where what is asked begins: after "for each branch," or "by branch:". */
function openingOf(tokens: readonly Token[]): number {
  const mark = tokens.findIndex(({ norm }) => norm === ',' || norm === ':');
  const isGroup =
    GROUPING.has(tokens[0]?.norm ?? '') || (tokens[0]?.norm === 'for' && GROUPING.has(tokens[1]?.norm ?? ''));
  return isGroup && mark > 0 ? mark + 1 : 0;
}

interface Part {
  readonly start: number;
  readonly end: number;
  /** Rows, and no amount of them. */
  readonly isKind: boolean;
}

/** What is listed there: kinds of rows, each by a noun in the plural, and what is asked of them. */
function partsFrom(
  start: number,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Part[] {
  const partAt = (at: number): Part | null =>
    kindAt(at, tokens, candidates) ?? amountAt(at, tokens, candidates);
  const parts: Part[] = [];
  let part = partAt(start);
  while (part !== null) {
    parts.push(part);
    const next = nextOf(part.end, tokens);
    part = next === part.end ? null : partAt(next);
  }
  return parts;
}

/** "volume", "average rate" up to the next joint. */
function amountAt(start: number, tokens: readonly Token[], candidates: readonly Candidate[]): Part | null {
  const length = tokens
    .slice(start)
    .findIndex(({ norm, kind }) => kind === 'symbol' || JOINTS.has(norm) || NEXT.has(norm));
  const end = length < 0 ? tokens.length : start + length;
  // "issued and charged-off loans"
  if (isDone(tokens[end - 1]?.norm ?? '')) return null;
  const isAmount = candidates.some(
    ({ start: from, end: to, meaning, match }) =>
      from >= start &&
      to === end &&
      match === 'exact' &&
      (meaning.kind === 'metric' || meaning.kind === 'field'),
  );
  return isAmount ? { start, end, isKind: false } : null;
}

/** After ",", "and", ", and" and "the number of" behind them. */
function nextOf(end: number, tokens: readonly Token[]): number {
  let at = end;
  while (JOINTS.has(tokens[at]?.norm ?? '')) at += 1;
  if (at === end) return end;
  const isNumber = (place: number): boolean =>
    NUMBERS.has(tokens[place]?.norm ?? '') && tokens[place + 1]?.norm === 'of';
  const article = tokens[at]?.norm === 'the' ? at + 1 : at;
  return isNumber(article) ? article + 2 : at;
}

/** "charge-offs", "late loans": what is said of them, and the noun. */
function kindAt(start: number, tokens: readonly Token[], candidates: readonly Candidate[]): Part | null {
  const nouns = candidates.filter((one) => one.start === start && isNoun(one, tokens));
  const end = Math.max(0, ...nouns.map((one) => one.end));
  if (end > 0) return { start, end, isKind: true };
  const said = candidates.filter(
    ({ start: from, meaning, match }) =>
      from === start && match === 'exact' && (meaning.kind === 'segment' || meaning.kind === 'value'),
  );
  for (const one of said) {
    const rows = candidates.find(
      (other) => other.start === one.end && isRows(other) && isNoun(other, tokens),
    );
    if (rows !== undefined) return { start, end: rows.end, isKind: true };
  }
  return null;
}

function isNoun(one: Candidate, tokens: readonly Token[]): boolean {
  const noun = tokens[one.end - 1]?.norm ?? '';
  const isKind = one.meaning.kind === 'segment' && one.meaning.isNoun && one.match !== 'misspelt';
  return singularOf(noun) !== noun && (isKind || isRows(one));
}

function isGroupedAt(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from).some(({ norm }) => GROUPING.has(norm));
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
const SPLIT: ReadonlySet<string> = new Set(['broken', 'by', 'grouped', 'per', 'split']);
const BEFORE_AMOUNTS: ReadonlySet<string> = new Set('average avg its mean median the their total'.split(' '));
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const LINKS: ReadonlySet<string> = new Set(['at', 'for', 'from', 'in', 'on', 'with']);
const NUMBERS: ReadonlySet<string> = new Set(['#', 'count', 'many', 'number']);
const ASKING: ReadonlySet<string> = new Set([
  ...NUMBERS,
  ...'all an a both display give how list me of our please report show tell the us'.split(' '),
]);
const JOINTS: ReadonlySet<string> = new Set([',', '&', 'and']);
/** What follows a list after "how many". */
const BEING: ReadonlySet<string> = new Set('are did do does had has have is was were'.split(' '));
/** What may follow the list. */
const NEXT: ReadonlySet<string> = new Set(
  'across at by during each every for from in last on over per since this through with'.split(' '),
);
