import type { Expression } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import { conjunctsOf, testsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import {
  BEFORE_PARTS,
  BETWEEN_PARTS,
  LAST_PARTS,
  MISSING,
  OF_ALL,
  OF_ROWS,
  PART_SCOPES,
  ROW_POINTERS,
} from '../lexicon/limited-rows.ts';
import { PART_ONES } from '../lexicon/parts-of-them.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';
import { holdsForNone } from '../plan/checks/numbers/column-bounds.ts';
import { isNoValue } from '../plan/checks/rows/check-contradiction.ts';
import { type Column, columnsOf, columnsOfCondition } from '../plan/columns-in.ts';
import { allOf, combine } from '../plan/resolve-condition/combine.ts';
import { tableOf } from '../table-of.ts';
import type { Token } from '../token.ts';
import { partWordings } from './part-wordings.ts';
import type { SaidLimit } from './said-limits.ts';
import { attempted, type QuestionReader, rowsOf, spokenLike, stateSaid } from './state-said.ts';

type Rows = Exclude<LogicalQuery, { kind: 'values' }>;

/**
 * The query of a question beside which it is said which rows it is about: "volume by product, excluding auto loans". All of its
 * numbers are of those. Null where either is not read by itself, or where it is not said of rows of one table.
 */
export function withRowsLimited(limits: readonly SaidLimit[], reader: QuestionReader): Rows | null {
  for (const limit of limits) {
    const query = reader.read(limit.body);
    const table = query === null ? null : tableOf(query);
    if (query === null || query.kind === 'values' || table === null) continue;
    // "which states have scores for May but not for June" says it of what they have.
    if (isOfGroups(limit.state, query, reader) || (query.kind === 'list' && !limit.isApart)) continue;
    const which = whichOf(limit, table, reader);
    if (which === null || isOfOthers(limit, { which, table }, reader)) continue;
    if (isOfOtherDates(which, query, reader)) continue;
    const where = both(query.where, limit.isLeftOut ? opposite(which, limit.state, reader) : which);
    // "by grade, A, B or C only": no grade is A and one of the others.
    if (where === null || isNoValue(testsOf(where))) continue;
    if (!holdsForNone(where)) return { ...query, where };
    if (isSameSeason(query.where, which) && !limit.state.some(isOfYear)) return query;
  }
  return null;
}

/** What the rows are. Of "excluding mortgages and grade A" each alone: what is one of them is left out. */
function whichOf(
  { state, marked, isLeftOut }: SaidLimit,
  table: string,
  reader: QuestionReader,
): Condition | null {
  const said = (words: readonly Token[]): Condition | null =>
    stateSaid(wordingsOf(words, table, reader), table, reader);
  const norms = new Set(marked.map(({ norm }) => norm));
  // "by status (on time, late or unpaid)" tells the groups.
  if (!isLeftOut && norms.has(',') && norms.has('or')) return null;
  const parts = isLeftOut ? partsOf(marked) : [];
  if (parts.length < 2) return said(state);
  // "mortgages, grade A": whether what is both is meant is not said.
  if (!marked.some(({ norm }) => LAST_PARTS.has(norm))) return ofOneColumn(said(state));
  const each = parts.map(said);
  const known = each.filter((one) => one !== null);
  // "between 5 and 10 percent" is one bound.
  if (known.length < each.length) return ofOneColumn(said(state));
  if (goesOnOfAll(parts, known, reader)) return null;
  // "with a rate over 5 and a term of 60 months" is all of it said of one.
  const isOne = parts[0]?.some(({ norm }) => PART_SCOPES.has(norm)) && !parts.at(-1)?.some(isNoun(reader));
  return isOne || tearsList(known) ? said(state) : attempted(() => combine('any', known));
}

/** "mortgages | grade A", of "mortgages and without grade A". */
function partsOf(state: readonly Token[]): readonly (readonly Token[])[] {
  const ends = state.flatMap(({ norm }, at) => (BETWEEN_PARTS.has(norm) ? [at] : []));
  return [-1, ...ends]
    .map((from, at) => state.slice(from + 1, ends[at] ?? state.length))
    .map((part) => part.slice(part.findIndex(({ norm }) => !BEFORE_PARTS.has(norm))))
    .filter((part) => part.length > 0);
}

/** "excluding Texas and Ohio *in 2025*", "excluding mortgages and *with* a rate over 5": what is said last may be of all rows. */
function goesOnOfAll(
  parts: readonly (readonly Token[])[],
  known: readonly Condition[],
  { find }: QuestionReader,
): boolean {
  const [first = [], last = [], which] = [parts[0], parts.at(-1), known.at(-1)];
  if (PART_SCOPES.has(last[0]?.norm ?? '')) return !PART_SCOPES.has(first[0]?.norm ?? '');
  const isGoingOn =
    last.slice(1).some(({ norm }) => OF_ALL.has(norm) || OF_ROWS.has(norm) || PART_SCOPES.has(norm)) ||
    find(last).some(({ meaning }) => meaning.kind === 'time');
  return isGoingOn && which !== undefined && conjunctsOf(which).length > 1;
}

/** Whether a word names rows: "*loans* of grade A", "*those* in Texas". */
function isNoun({ find }: QuestionReader): (token: Token) => boolean {
  return (token) =>
    STANDING_ALONE.has(token.norm) ||
    find([token]).some(
      ({ meaning }) => meaning.kind === 'dataset' || (meaning.kind === 'segment' && meaning.isNoun),
    );
}

/** "auto loans of grade A and grade B": the grades are one list. */
function tearsList(parts: readonly Condition[]): boolean {
  return parts.some((part, at) => {
    const next = parts[at + 1];
    const columns = conjunctsOf(part).length < 2 || next === undefined ? [] : columnsOfCondition(next);
    return columnsOfCondition(part).some((one) => columns.some((other) => isSame(one, other)));
  });
}

function ofOneColumn(which: Condition | null): Condition | null {
  const columns = which === null ? [] : columnsOfCondition(which).map((one) => JSON.stringify(one));
  return new Set(columns).size === 1 ? which : null;
}

/** "over 40 million only" may be said of the groups, where nothing tells what is compared. */
function isOfGroups(state: readonly Token[], query: Rows, { find }: QuestionReader): boolean {
  const isGrouped = query.kind === 'aggregate' && query.dimensions.length > 0;
  const known = find(state);
  return (
    isGrouped &&
    known.some(({ meaning }) => meaning.kind === 'number') &&
    !known.some(({ meaning }) => NAMED.has(meaning.kind))
  );
}

const NAMED: ReadonlySet<Candidate['meaning']['kind']> = new Set([
  'dataset',
  'field',
  'metric',
  'time',
  'value',
]);

/** "branches excluding Chicago" says it of the branches, also "loans by branch, excluding Chicago", and not of borrowers there. */
function isOfOthers(
  { body, state, isApart }: SaidLimit,
  { which, table }: { readonly which: Condition; readonly table: string },
  { find }: QuestionReader,
): boolean {
  const nouns = find(body).flatMap(({ meaning }) => (meaning.kind === 'dataset' ? [meaning.dataset] : []));
  if (!isApart && nouns.length > 0 && nouns.at(-1) !== table) return true;
  const holders = find(state).flatMap(({ meaning }) => (meaning.kind === 'value' ? [meaning.dataset] : []));
  const named = holders.filter((holder) => nouns.includes(holder));
  return named.length > 0 && !columnsOfCondition(which).some((column) => named.includes(column.table));
}

/** "by month paid, 2025 only": a time is of the dates that the groups are of. */
function isOfOtherDates(which: Condition, query: Rows, { index }: QuestionReader): boolean {
  if (query.kind === 'list') return false;
  const grouped = query.dimensions.flatMap(({ expression }) =>
    expression.kind === 'date-part' ? columnsOf(expression) : [],
  );
  const isOfGroups = (column: Column): boolean =>
    index.field(column.table, column.column).role !== 'time' || grouped.some((one) => isSame(one, column));
  return grouped.length > 0 && !columnsOfCondition(which).every(isOfGroups);
}

/**
 * What is left, where rows that are so are left out. A time after what they are may be of the whole question, as what else is said
 * of the rows: "except cars in 2025", "excluding grade A *for open loans*".
 */
function opposite(which: Condition, state: readonly Token[], { find }: QuestionReader): Condition | null {
  const isOfAll =
    state.some(({ norm }) => OF_ALL.has(norm)) || find(state).some(({ meaning }) => meaning.kind === 'time');
  return isOfAll && conjunctsOf(which).length > 1 ? null : { kind: 'not', of: which };
}

/** The ways to ask for the number of the rows: their noun may be said, be pointed at, or be left out. */
function wordingsOf(
  state: readonly Token[],
  table: string,
  reader: QuestionReader,
): readonly (readonly Token[])[] {
  const [first] = state;
  if (first === undefined || MISSING.has(first.norm)) return [];
  const from = state.findIndex(({ norm }) => !ROW_POINTERS.has(norm) && !PART_ONES.has(norm));
  // "those with at least one loan" are no loans.
  const isPointed = state.slice(0, Math.max(from, 0)).some(({ norm }) => STANDING_ALONE.has(norm));
  const isNamed = !isPointed && reader.find(state).some(({ meaning }) => meaning.kind === 'dataset');
  if (!isNamed) return partWordings(state.slice(Math.max(from, 0)), rowsOf(table, reader));
  return [[...spokenLike(state, 'number of'), ...state]];
}

const STANDING_ALONE: ReadonlySet<string> = new Set([...PART_ONES, 'these', 'those']);

/** "in summer 2022 (June to August)": the same days, of the year that is said before. */
function isSameSeason(where: Condition | null, again: Condition): boolean {
  const said = testsOf(where).map(dayOfYear);
  return testsOf(again).every((one) => said.includes(dayOfYear(one)));
}

/** What is compared with a day, without the year of that; the whole where it is no day. */
function dayOfYear(test: Expression): string {
  return JSON.stringify(test, (_, value) =>
    typeof value === 'string' && ISO_DAY.test(value) ? value.slice(YEAR_LENGTH) : value,
  );
}

/** "2023" says which year. */
function isOfYear({ number }: Token): boolean {
  return (number?.value ?? 0) >= YEAR_MIN;
}

const YEAR_MIN = 1000;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const YEAR_LENGTH = 4;

/** Both; null where they cannot hold together. */
function both(where: Condition | null, which: Condition | null): Condition | null {
  return which === null ? null : attempted(() => allOf([...(where === null ? [] : [where]), which]));
}
