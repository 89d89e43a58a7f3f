import type { Candidate } from '../candidate.ts';
import {
  GROUP_HEADINGS,
  HEADING_WORDS,
  HEADINGS,
  LONE_HEADINGS,
  NUMBERED,
  SOURCE_OPENERS,
  SOURCE_WORDS,
  SOURCES,
} from '../lexicon/headings.ts';
import type { Token } from '../token.ts';
import { isRestriction, isSaidIn, meaningsOf, withinNames } from './restated.ts';

type Find = (tokens: readonly Token[]) => readonly Candidate[];

/**
 * The question without a heading that says which work it belongs to ("Risk review: …", "Slide 4 - …", "1) …") or where the
 * answer is to come from ("Using our data, …"). Where it may say more, or there is none, null.
 */
export function withoutHeading(tokens: readonly Token[], find: Find): readonly Token[] | null {
  const first = tokens[0];
  if (first === undefined) return null;
  const counted = numbered(tokens);
  if (counted > 0) return rested(tokens, counted);
  if (SOURCE_OPENERS.has(first.norm)) {
    const comma = tokens.findIndex(({ kind, norm }) => kind === 'symbol' && norm === ',');
    return isSource(tokens.slice(0, Math.max(comma, 0))) ? rested(tokens, comma + 1) : null;
  }
  const end = headingEnd(tokens);
  if (end < 1) return null;
  const heading = tokens.slice(0, end);
  // "two or more loans: which customers …"
  if (heading.some(({ norm }, at) => norm === 'or' && BOUNDS.has(heading[at + 1]?.norm ?? ''))) return null;
  // "product by product, for reconciliation: …" is of each
  if (heading.some(({ norm }, at) => norm === 'by' && heading[at - 1]?.norm === heading[at + 1]?.norm))
    return null;
  const rest = rested(tokens, end + 1);
  const by = heading.findIndex(({ norm }) => norm === 'by' || norm === 'per');
  if (rest !== null && isTitleOfShare(heading, rest, find)) return rest;
  if (rest !== null && by > 0 && isTitleOfShare(heading.slice(0, by), rest, find))
    return withGroup(heading.slice(by), rest, find);
  if (rest === null || !heading.some(({ norm }) => HEADINGS.has(norm) || HEADING_WORDS.has(norm)))
    return null;
  const candidates = find(tokens);
  const again = saidAgain(candidates, { end, isCompared: heading.some(({ norm }) => VERSUS.has(norm)) });
  const names = namesIn(candidates, { end, isTitled: heading.some(({ norm }) => HEADINGS.has(norm)) });
  // "Late loans: the five towns with the most loans, with the number of late loans and the balance" is of late loans throughout.
  if (again.size > 0 && isOneOfSeveral(rest)) return null;
  return isHeading(heading, new Set([...again, ...names])) && saysNothing(candidates, { end, rest, again })
    ? rest
    : null;
}

/** Whether what the heading names may be said again of one number alone: the others are of it too. */
function isOneOfSeveral(rest: readonly Token[]): boolean {
  return /\bwith (?:the |their |its )?(?:number|count)\b/.test(rest.map(({ norm }) => norm).join(' '));
}

/** "Conversion: what share of …": what is called so is told in full after it. Rows that the heading names are asked for, and "by year" are groups. */
function isTitleOfShare(heading: readonly Token[], rest: readonly Token[], find: Find): boolean {
  return (
    heading.length <= TITLE_MAX &&
    SHARE_IN_FULL.test(rest.map(({ norm }) => norm).join(' ')) &&
    heading.every(({ kind, norm }) => kind === 'word' && !GROUPING.has(norm) && !GROUP_HEADINGS.has(norm)) &&
    find(heading).every(({ meaning }) => meaning.kind === 'metric' || meaning.kind === 'language')
  );
}

/** "Conversion by channel: what share of …" is that by channel. */
function withGroup(group: readonly Token[], rest: readonly Token[], find: Find): readonly Token[] | null {
  const isGrouped = rest.some(({ norm }) => GROUPING.has(norm));
  const isField = find(group).some(
    ({ start, end, meaning }) =>
      start === 1 && end === group.length && (meaning.kind === 'field' || meaning.kind === 'dataset'),
  );
  const end = rest.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  return isField && !isGrouped ? [...rest.slice(0, end), ...group, ...rest.slice(end)] : null;
}

const BOUNDS: ReadonlySet<string> = new Set(['fewer', 'less', 'more']);
const TITLE_MAX = 3;
const SHARE_IN_FULL =
  /^(?:what |which |the )?(?:share|percentage|percent|pct|%|proportion|portion) of (?!them|those|these|which)|.+ as an? (?:share|percentage|percent|pct|%|proportion) of (?:the )?(?:total|all|overall) /;

/** The tokens that name tables, columns and metrics, beside a noun of headings: "Vintage analysis". */
function namesIn(
  candidates: readonly Candidate[],
  { end, isTitled }: { readonly end: number; readonly isTitled: boolean },
): readonly number[] {
  if (!isTitled) return [];
  return candidates
    .filter((one) => one.end <= end && one.match === 'exact' && NAMING.has(one.meaning.kind))
    .flatMap(({ start, end: to }) => Array.from({ length: to - start }, (_, at) => start + at));
}

const NAMING: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'field', 'metric']);

/** The tokens of the heading whose meaning is said again after it, and in "income vs. score: …" what is said there again. */
function saidAgain(
  candidates: readonly Candidate[],
  { end, isCompared }: { readonly end: number; readonly isCompared: boolean },
): ReadonlySet<number> {
  const named = candidates.filter(({ meaning }) => meaning.kind !== 'language');
  const isPart = withinNames(candidates);
  const later = new Set(
    named.filter((one) => one.start > end && (isCompared || !isPart(one))).flatMap(meaningsOf),
  );
  return new Set(
    named
      .filter((one) => one.end <= end && (isRestriction(one) || isCompared) && isSaidIn(one, later))
      .flatMap(({ start, end: to }) => Array.from({ length: to - start }, (_, at) => start + at)),
  );
}

const VERSUS: ReadonlySet<string> = new Set(['versus', 'vs']);
const BETWEEN: ReadonlySet<string> = new Set([',', '-', '&', '.', 'by']);

const REST_MIN = 3;
const HEADING_MAX = 6;
const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

function rested(tokens: readonly Token[], from: number): readonly Token[] | null {
  return tokens.length - from < REST_MIN ? null : tokens.slice(from);
}

/** How many tokens number the question: "1.", "2)", "a)", "(3)", "#4". */
function numbered(tokens: readonly Token[]): number {
  const norms = tokens.slice(0, 3).map(({ norm }) => norm);
  const at = norms[0] === '(' ? 1 : 0;
  const isLetter = /^[a-h]$/.test(norms[at] ?? '');
  const isNumber = /^\d{1,2}$/.test(norms[at] ?? '');
  const after = norms[at + 1] ?? '';
  if ((isLetter || isNumber) && after === ')') return at + 2;
  // "#1 branch by volume" asks for the first.
  const isFirst = after === '1' && !MARKS.has(norms[2] ?? '');
  return norms[0] === '#' && /^\d{1,2}$/.test(after) && tokens[1]?.kind === 'number' && !isFirst ? 2 : 0;
}

const MARKS: ReadonlySet<string> = new Set([')', '.', ':', '-']);

/** Where the mark is that ends the heading: a colon, or a dash with spaces around it. */
function headingEnd(tokens: readonly Token[]): number {
  return tokens.slice(0, HEADING_MAX + 1).findIndex(({ kind, norm, start, end }, at) => {
    if (kind !== 'symbol') return false;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isApart = before !== undefined && before.end < start && after !== undefined && after.start > end;
    return norm === ':' || (DASHES.has(norm) && isApart);
  });
}

function isHeading(words: readonly Token[], again: ReadonlySet<number>): boolean {
  return (
    (again.size > 0 || words.some(({ norm }) => HEADINGS.has(norm) || LONE_HEADINGS.has(norm))) &&
    words.every(
      ({ norm, kind }, at) =>
        HEADINGS.has(norm) ||
        HEADING_WORDS.has(norm) ||
        again.has(at) ||
        BETWEEN.has(norm) ||
        (kind === 'number' && NUMBERED.has(words[at - 1]?.norm ?? '')),
    )
  );
}

/** "Looking at our loan data", "Based on the records we have". */
function isSource(words: readonly Token[]): boolean {
  return (
    words.length > 1 &&
    words.some(({ norm }) => SOURCES.has(norm)) &&
    words.every(({ norm }) => SOURCES.has(norm) || SOURCE_WORDS.has(norm) || SOURCE_OPENERS.has(norm))
  );
}

/** No value, state or time of the data, and no column that the question would be grouped by. */
function saysNothing(
  candidates: readonly Candidate[],
  {
    end,
    rest,
    again,
  }: { readonly end: number; readonly rest: readonly Token[]; readonly again: ReadonlySet<number> },
): boolean {
  const isGrouped = rest.some(({ norm }) => GROUPING.has(norm));
  return candidates.every(({ start, meaning, match }) => {
    if (start >= end || again.has(start) || match === 'misspelt' || match === 'partial') return true;
    if (meaning.kind === 'field' || meaning.kind === 'metric') return isGrouped || match !== 'exact';
    return SAYING_NOTHING.has(meaning.kind) || match === 'inflected';
  });
}

const SAYING_NOTHING: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'language', 'number']);
const GROUPING: ReadonlySet<string> = new Set(['across', 'by', 'each', 'every', 'per', 'top', 'which']);
