import type { Segment } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { joinPath } from '../../../joins/join-path.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople, isReceiver, isSomebody } from '../../people.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { tellsOf } from '../../tells-of.ts';
import { spacedTextOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';

/**
 * Rejects what is told of rows that are not named, as if it were so of those that are: "how many loans were declined" are no loans of
 * applications that were, "closed offices" none that have closed loans, and "payments made online" none of what was applied for there.
 */
export function checkStatesOfOthers(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const asked = tablesAsked(query);
  // Of people it is said what became of what is theirs: "customers who defaulted".
  if (asked.some((table) => arePeople(table, index))) return;
  for (const { column, texts } of textsHeld(query)) {
    const { table } = column;
    if (isOfEvents(table, index) && isOfOtherNoun(column, words, index)) refuse(column, index);
    if (asked.includes(table) || !isOfEvents(table, index) || isNamed(table, words, index)) continue;
    if (isTheirOwn(column, asked, index) || isToldOtherwise(column, query, index)) continue;
    // When something was so may be any time of theirs.
    if (texts.length > 0 && index.field(table, column.column).role === 'time') continue;
    const named = [...asked, ...tablesCalledIn(words, index)];
    if (isState(column, index) || named.every((from) => isFar(from, table, index))) refuse(column, index);
  }
}

function refuse({ table, column }: Column, index: KnowledgeIndex): never {
  const { label } = index.field(table, column);
  undecided(`whether the ${label} of their ${index.dataset(table).labelPlural} is meant is not said`);
}

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

function tablesAsked(query: Asked): readonly string[] {
  return query.kind === 'list'
    ? [query.from]
    : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
}

function arePeople(table: string, index: KnowledgeIndex): boolean {
  const dataset = index.dataset(table);
  return isOfPeople(dataset) || isReceiver(dataset);
}

/** What happens, and is no person, place or product. */
function isOfEvents(table: string, index: KnowledgeIndex): boolean {
  const dataset = index.dataset(table);
  return dataset.defaultDate !== null && !isSomebody(index, dataset);
}

/** Where an amount of the same rows is held against something they are told of: "granted for less than *requested*". */
function isToldOtherwise({ table, column }: Column, query: Asked, index: KnowledgeIndex): boolean {
  return columnsIn(query).some(
    (one) =>
      one.table === table && one.column !== column && index.field(table, one.column).role === 'measure',
  );
}

/** By their noun, or by the verb of what they tell: "who *applied*". */
function isNamed(table: string, words: readonly string[], index: KnowledgeIndex): boolean {
  if (tablesCalledIn(words, index).has(table)) return true;
  const nouns = index.knowledge.segments.flatMap((one) => (one.dataset === table ? one.nouns : []));
  const text = spacedTextOf(words).replaceAll('-', ' ');
  if (nouns.some((noun) => text.includes(` ${noun.replaceAll('-', ' ')} `))) return true;
  const dataset = index.dataset(table);
  return words.some((word) => word.length >= VERB_MIN && !isOfOthers(word) && tellsOf(word, dataset));

  /** A "loan application" is called by two words, each of which may call others. */
  function isOfOthers(word: string): boolean {
    return tablesCalled(word, index).length > 0;
  }
}

const VERB_MIN = 4;

/** A state of the rows that is said to be theirs by what is known of the other ones: a loan that is overdue. */
function isTheirOwn({ table, column }: Column, asked: readonly string[], index: KnowledgeIndex): boolean {
  return index.knowledge.segments.some(
    ({ dataset, condition }) =>
      asked.includes(dataset) &&
      columnsOf(condition).some((one) => one.table === table && one.column === column),
  );
}

/** Whether the rows are called by how the column is, or by what happened then: "declined", "closed". */
function isState(column: Column, index: KnowledgeIndex): boolean {
  return statesBy(column, index).some(({ condition }) =>
    columnsOf(condition).every(({ table }) => table === column.table),
  );
}

function statesBy({ table, column }: Column, { knowledge }: KnowledgeIndex): readonly Segment[] {
  return knowledge.segments.filter(
    ({ dataset, condition, date }) =>
      dataset === table &&
      (date === column || columnsOf(condition).some((one) => one.table === table && one.column === column)),
  );
}

/** "the *current branch* of each customer", where loans are current and are not named. */
function isOfOtherNoun(column: Column, words: readonly string[], index: KnowledgeIndex): boolean {
  const { table } = column;
  const labels = statesBy(column, index).map(({ label }) => label);
  const at = words.findIndex((word) => labels.includes(word));
  const others = at < 0 ? [] : tablesCalled(words[at + 1] ?? '', index);
  const areOthers = others.length > 0 && !others.some((one) => one === table || arePeople(one, index));
  return areOthers && !isNamed(table, words, index);
}

/** No row has one of them, or only by way of another. */
function isFar(from: string, to: string, { knowledge }: KnowledgeIndex): boolean {
  const path = joinPath(knowledge, { from, to, named: new Set() });
  return !('kind' in path) && (path.length > 1 || path.some(({ isToMany }) => isToMany));
}
