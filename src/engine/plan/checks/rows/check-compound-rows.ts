import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesNamed } from '../../tables-called.ts';
import { tablesIn } from '../../tables-in.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects rows that are named as a part of the name of others alone: "who have a *loan application* by phone" are asked about no loan. */
export function checkCompoundRows(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  for (const one of conjunctsOf(query.where).map(unDenied)) {
    if (one.kind !== 'exists' || one.where === null) continue;
    const { related } = one;
    const isOfOthers = columnsOfCondition(one.where).every(({ table }) => table !== related);
    if (isOfOthers && isPartOfNames(related, words, index))
      noSense(`${index.dataset(related).labelPlural} are a part of what others are called`);
  }
}

/** Rejects a thing that is not in the query: "an application by phone and also *an auto loan*" is no other application. */
export function checkNounJoined(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const called = tablesNamed(LAST_JOINED.exec(textOf(words))?.[1] ?? '', index);
  const had = conjunctsOf(query.where).flatMap((one) => (one.kind === 'exists' ? [one.related] : []));
  const from = query.kind === 'list' ? [query.from] : [];
  const tables = had.length > 1 ? [...had, ...from] : [...tablesIn(query)];
  if (called.length > 0 && !called.some((table) => tables.includes(table)))
    noSense('what the last of them is said to be is lost');
}

/** Rejects some of the rows that are said not to be there: "that *never had a phone application* received in May" have none of these. */
export function checkNoneHad(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const conditions = conjunctsOf(query.where);
  const existing = conditions.flatMap((one) => (one.kind === 'exists' ? [one.related] : []));
  for (const one of conditions) {
    const table = one.kind === 'not' && one.of.kind === 'exists' ? one.of.related : null;
    if (table === null || !existing.includes(table)) continue;
    const nouns = words.filter((word) => tablesCalled(word, index).includes(table));
    if (nouns.length === 1 && NONE_HAD.test(textOf(words))) noSense('none of those that are said are there');
  }
}

const NONE_HAD = / never had (?!any |one |the )/;

const LAST_JOINED = /\b(?:(?:and also|as well as)(?: an?)?|and an?) (?:[a-z-]+ ){0,4}?([a-z]+)(?: [.!?])?$/;

function unDenied(condition: Condition): Condition {
  return condition.kind === 'not' ? condition.of : condition;
}

/** Whether the noun of the table stands in the names of other tables, and nowhere else. */
function isPartOfNames(table: string, words: readonly string[], index: KnowledgeIndex): boolean {
  const places = words.flatMap((word, at) => (tablesCalled(word, index).includes(table) ? [at] : []));
  const isNamed = (at: number): boolean => {
    const called = `${words[at] ?? ''} ${singularOf(words[at + 1] ?? '')}`;
    return index.knowledge.datasets.some(
      ({ name, label, synonyms }) => name !== table && [label, ...synonyms].includes(called),
    );
  };
  return places.length > 0 && places.every(isNamed);
}

/**
 * Rejects a place of those who have rows where it is said of the rows: "branches that have no *loans in Texas*" need not be in
 * Texas, and neither need those with "applications from Texas".
 */
export function checkPlaceOfHad(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list' || query.where === null) return;
  const conditions = conjunctsOf(query.where);
  const isPlaced = conditions.some(
    (one) =>
      one.kind === 'test' &&
      columnsOfCondition(one).some(
        ({ table, column }) => table === query.from && index.field(table, column).role === 'geography',
      ),
  );
  if (!isPlaced) return;
  for (const one of conditions) {
    const had = unDenied(one);
    if (had.kind !== 'exists' && had.kind !== 'related-aggregate') continue;
    const table = had.kind === 'exists' ? had.related : had.aggregate.table;
    const joint = one.kind === 'not' ? '(?:in|from)' : 'from';
    const isSaidOfRows = words.some(
      (word, at) =>
        tablesCalled(word, index).includes(table) &&
        new RegExp(`^${word} ${joint} (?!${TIMES})`).test(textOf(words.slice(at))),
    );
    if (isSaidOfRows) undecided('whether they or the rows that they have are at that place is not said');
  }
}

const TIMES =
  '[0-9]|q[1-4] |the (?:first|last|past|previous|second|third|fourth) |last |this |past |early |late |mid|january|february|march|april|may |june|july|august|september|october|november|december';

/** Rejects those who have rows for the rows themselves: "Dover office bookings" are the bookings of an office, and no offices. */
export function checkRowsOfOwner(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list') return;
  const had = conjunctsOf(query.where).flatMap((one) => (one.kind === 'exists' ? [one.related] : []));
  const isOfOwner = words.some((word, at) => {
    const rows = words[at + 1] ?? '';
    return (
      !words.slice(0, at).some((one) => HAVING.has(one)) &&
      singularOf(word) === word &&
      singularOf(rows) !== rows &&
      tablesNamed(word, index).includes(query.from) &&
      tablesNamed(rows, index).some((table) => had.includes(table))
    );
  });
  if (isOfOwner) noSense(`the ${index.dataset(query.from).labelPlural} are not what is asked for`);
}

const HAVING: ReadonlySet<string> = new Set(
  'had has have having that which who whose with without'.split(' '),
);

/** Without one of these {@link checkNounJoined} holds on to nothing. */
export const NOUN_JOINED_CUES: readonly Cue[] = [LAST_JOINED];

/** Without one of these {@link checkNoneHad} holds on to nothing. */
export const NONE_HAD_CUES: readonly Cue[] = [NONE_HAD];
