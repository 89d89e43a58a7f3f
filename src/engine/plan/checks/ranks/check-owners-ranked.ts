import { singularOf } from '../../../../catalog/mod.ts';
import { AFTER_NOUNS, EACH } from '../../../lexicon/cues.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { tablesCounted } from '../../with-counted-ranked.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the first rows where several of their owners are ranked: "the five branches with the highest amount due on overdue payments"
 * are no branches of the five highest payments, among which one may be named twice.
 */
export function checkOwnersRanked(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit === null || query.limit < 2 || query.distinct) return;
  if (!OWNERS_RANKED.test(textOf(words))) return;
  // What they are ranked by may stand beside them.
  const shown = shownOutputs(query).flatMap(({ name, expression }) =>
    query.order.some(({ by }) => by === name) ? [] : columnsOf(expression),
  );
  const isOfOwners = shown.length > 0 && shown.every(({ table }) => table !== query.from);
  const isByRow = query.order.some(({ by }) =>
    query.fields.some(
      ({ name, expression }) =>
        name === by && columnsOf(expression).every(({ table }) => table === query.from),
    ),
  );
  if (isOfOwners && isByRow) undecided('whether the rows or their totals are ranked is not said');
}

/** "the five branches with the highest due on …", "the five people who brought in the most …" */
const OWNERS_RANKED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:[a-z]+ ){0,2}(?:[a-z]+s|[a-z]*people) (?:(?:having|that have|which have|with|by) (?:the )?(?:biggest|greatest|highest|largest|lowest|smallest) (?:[a-z]+ ){1,3}(?:among|for|from|of|on)|(?:that|which|who|whose) (?:[a-z]+ ){1,6}the most) /;

/** Rejects the first group where the first row of each is asked for: "largest payment received in 2025 by region". */
export function checkRowOfEach(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.limit !== 1 || query.dimensions.length === 0) return;
  const [, noun = ''] = ROW_OF_EACH.exec(textOf(words)) ?? [];
  const isTotal = query.measures.some(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'sum',
  );
  if (isTotal && tablesCalled(noun, index).length > 0)
    undecided('whether a row or a total is ranked is not said');
}

const ROW_OF_EACH =
  /^(?:show |what (?:is|was) )?(?:the |our )?(?:biggest|greatest|highest|largest|lowest|smallest) (?:single )?([a-z]+) .*\b(?:by|for each|in each|per) [a-z ]+(?: [?.!])?$/;

/** Rejects the highest of each where the one that has it is asked for: "*the region with the largest* balance along with the balance". */
export function checkOneWithMost(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  const isOfAll = query.limit === null && query.perGroup === null && query.having === null;
  const isPeak = query.measures.some(
    ({ expression }) => expression.kind === 'aggregate' && ENDS.has(expression.function),
  );
  if (isOfAll && isPeak && ONE_WITH_MOST.test(textOf(words))) noSense('the one that has it is asked for');
}

const ENDS: ReadonlySet<string> = new Set(['max', 'min']);
/** Before what is said of each: "the region with the largest balance of each product" has one of each. */
const ONE_WITH_MOST =
  /^(?:(?:find|give|list|show)(?: me)? )?(?:the )?[a-z]+(?: [a-z]+)? with (?:the )?(?:biggest|greatest|highest|largest|lowest|smallest) (?!.*\b(?:by|each|every|per)\b).* (?:along with|and|together with|with) (?:its|the) /;

/** Rejects anything but rows where the one of each group is asked for: "for every grade, *the loan* issued in 2024 *with the highest* rate". */
export function checkOneOfEach(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !words.some((word) => EACH.has(word) || word === 'per')) return;
  const at = words.findIndex(
    (word, place) => word === 'with' && MOST.test(textOf(words.slice(place + 1, place + 4))),
  );
  if (at < 0) return;
  // Without an article the noun begins with the first word after the mark or the verb; "June 16, 2025" is one date, and "the beginning" no row.
  const begins = (word: string, place: number): boolean =>
    BEGINNING.has(word) && !NO_ROW.test(words[place + 1] ?? '');
  const start = words.slice(0, at).findLastIndex(begins) + 1;
  // "the loan type with the highest rate" is no loan; "the loan originated in 2020 with" is one.
  const phrase = words.slice(start, at);
  const isEnd = (word: string, place: number): boolean =>
    AFTER_NOUNS.has(word) || (isDone(word) && tablesCalled(phrase[place - 1] ?? '', index).length > 0);
  const length = phrase.findIndex(isEnd);
  const noun = phrase[(length < 0 ? phrase.length : length) - 1] ?? '';
  const asked = singularOf(noun) === noun ? tablesCalled(noun, index) : [];
  if (asked.length === 0) return;
  const shown = query.kind === 'list' ? query.fields : query.dimensions;
  const isShown = shown.some((one) => isOfRow(one, asked, index));
  const isFirst = query.perGroup !== null || query.limit !== null;
  if (!isShown || !isFirst || (query.kind === 'list' && !asked.includes(query.from)))
    noSense('the one of each that has it is asked for');
}

const NO_ROW =
  /^(?:[0-9].*|beginning|end|first|second|third|fourth|last|past|previous|start|year|quarter|month)$/;
const BEGINNING: ReadonlySet<string> = new Set([',', 'find', 'give', 'list', 'show', 'the']);
const MOST =
  /^(?:the )?(?:(?:second|third) )?(?:highest|largest|biggest|greatest|smallest|lowest|latest|earliest|longest|shortest|most|fewest) /;

/** Rejects groups where so many rows of each are asked for: "the top 5 loans by balance for every purpose" are no purposes. */
export function checkCountedRanked(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  if (query.limit === null && query.perGroup === null) return;
  const counted = tablesCounted(words, index);
  if (counted.length > 0 && !query.dimensions.some((one) => isOfRow(one, counted, index)))
    noSense('so many rows are asked for, and no groups of them');
}

/** Whether it tells which row of one of the tables it is: by its key, or what it is known by. */
function isOfRow({ expression, role }: Output, tables: readonly string[], index: KnowledgeIndex): boolean {
  return columnsOf(expression).some(
    ({ table, column }) =>
      tables.includes(table) &&
      (role === 'identifier' ||
        [...index.dataset(table).primaryKey, ...index.dataset(table).display].includes(column)),
  );
}

/** Rejects groups by a name that is not shown: "borrower states with 100 or more loans" are no borrowers of a state. */
export function checkHiddenName(query: LogicalQuery): void {
  if (query.kind !== 'aggregate' || query.isTogether === true) return;
  const isHidden = ({ name }: Output): boolean => query.hidden?.includes(name) === true;
  // "the three states with the biggest part, and each one's percentage"
  if (
    query.limit !== null &&
    query.limit > 1 &&
    query.dimensions.length > 0 &&
    query.dimensions.every(isHidden)
  )
    noSense('which they are is not shown');
  if (query.having === null) return;
  const tableOf = ({ expression }: Output): string | undefined => columnsOf(expression)[0]?.table;
  const shown = query.dimensions.filter((one) => !isHidden(one));
  const isUnsaid = query.dimensions.some(
    (one) =>
      one.role === 'identifier' &&
      isHidden(one) &&
      shown.length > 0 &&
      shown.every((other) => other.role !== 'identifier' && tableOf(other) === tableOf(one)),
  );
  if (isUnsaid) noSense('the groups that are asked for are others');
}

/** Without one of these {@link checkOwnersRanked} holds on to nothing. */
export const OWNERS_RANKED_CUES: readonly Cue[] = [OWNERS_RANKED];

/** Without one of these {@link checkRowOfEach} holds on to nothing. */
export const ROW_OF_EACH_CUES: readonly Cue[] = [ROW_OF_EACH];

/** Without one of these {@link checkOneWithMost} holds on to nothing. */
export const ONE_WITH_MOST_CUES: readonly Cue[] = [ONE_WITH_MOST];

/** Without one of these {@link checkOneOfEach} holds on to nothing. */
export const ONE_OF_EACH_CUES: readonly Cue[] = ['with'];
