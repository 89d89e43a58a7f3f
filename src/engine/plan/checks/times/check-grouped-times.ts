import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isSomebody } from '../../people.ts';
import { undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { namesOf } from './check-date-of-others.ts';
import { datesOf } from './dates-of.ts';

/**
 * Rejects groups by the time of people's own where they are asked for by what they did ("customers with applications per year"
 * may be those who came or who applied in each), and by that of what they did where their own is named.
 */
export function checkGroupedTimes(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate') return;
  if (isPeriodOfEach(query, index)) undecided('whether each time is a row or a column is not said');
  if (isOfOtherDate(query, words)) undecided('of what the time is, is not said');
  if (isByOtherDeed(query, words, index)) undecided('of what the time is, is not said');
  if (isByUnsaidDate(query, words, index)) undecided('which date the periods are of is not said');
  const counted = countedIn(query);
  const own = counted === null ? null : index.dataset(counted).defaultDate;
  if (counted === null || own === null || !isSomebody(index, index.dataset(counted))) return;
  const times = query.dimensions.flatMap(({ expression }) => timesIn(expression));
  const isOwn = times.some(({ table, column }) => table === counted && column === own);
  const isOfOthers = times.some(({ table }) => table !== counted);
  const { label, synonyms } = index.dataset(counted);
  const names = new Set(namesOf(index.field(counted, own))).difference(new Set([label, ...synonyms]));
  const isNamed = !names.isDisjointFrom(said(words));
  const isByDeed = conjunctsOf(query.where).some((one) => isOfDeeds(one, index));
  if ((isOwn && !isNamed && isByDeed) || (isOfOthers && isNamed))
    undecided('of what the time is, is not said');
}

/** "by year of due date, 2018 through 2025", "in each month of 2025": periods and years that are said together are of one date. */
function isOfOtherDate({ dimensions, where }: AggregateQuery, words: readonly string[]): boolean {
  const text = textOf(words);
  if (!OF_DATE_IN.test(text) && !IN_YEAR_BY.test(text)) return false;
  const times = dimensions.flatMap(({ expression }) => timesIn(expression));
  return testsOf(where).some(
    (test) =>
      test.kind === 'binary' &&
      isOfDay(test) &&
      columnsOf(test).some((one) =>
        times.some(({ table, column }) => table === one.table && column !== one.column),
      ),
  );
}

/** "fees per year for payments due since 2021": the years are of no other date than the one that is said. */
function isByUnsaidDate(
  { dimensions, where }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): boolean {
  const times = dimensions.flatMap(({ expression }) => timesIn(expression));
  return testsOf(where).some(
    (test) =>
      test.kind === 'binary' &&
      isOfDay(test) &&
      columnsOf(test).some((one) =>
        times.some(
          (other) =>
            other.table === one.table &&
            other.column !== one.column &&
            isSaid(one, words, index) &&
            !isSaid(other, words, index),
        ),
      ),
  );
}

/** Whether a date is named by its own names, and not by those of its rows alone. */
function isSaid({ table, column }: Column, words: readonly string[], index: KnowledgeIndex): boolean {
  const { label, synonyms } = index.dataset(table);
  const ofRows = new Set([label, ...synonyms].flatMap((name) => [name, singularOf(name)]));
  const field = index.field(table, column);
  const names = [field.label, ...field.synonyms].flatMap((name) => name.split(' '));
  const own = names.filter((name) => name.length > 2 && name !== 'date' && !ofRows.has(name));
  return !new Set(own).isDisjointFrom(said(words));
}

function isOfDay(test: Expression): boolean {
  return literalsOf(test).some((value) => /^\d{4}-\d\d-\d\d$/.test(value));
}

/** "default rate by year when the borrower joined": of the joining, where a column tells of it. */
function isByOtherDeed(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): boolean {
  const [, noun = '', verb = ''] = WHEN_DONE.exec(textOf(words)) ?? [];
  const dates = tablesCalled(noun, index).flatMap((table) =>
    [...datesOf(verb, table, index)].map((column) => `${table}.${column}`),
  );
  const groups = query.dimensions.flatMap(({ expression }) => timesIn(expression));
  return dates.length > 0 && !groups.some(({ table, column }) => dates.includes(`${table}.${column}`));
}

const WHEN_DONE =
  /\bby (?:the )?(?:month|quarter|year) (?:when|in which|that) (?:the |our |their )?([a-z]+) ([a-z]+)\b/;
const OF_DATE_IN =
  /\b(?:by (?:year|quarter|month|week) of [a-z]+ date ,? ?(?:(?:between|for|from|in) )?|(?:each|every|per) (?:quarter|month|week|day) (?:in|of) |by (?:quarter|month|week|day) [a-z]+ (?:during|in|of) )(?:19|20)\d\d\b/;

/** "that fell due in 2024, month by month" */
const IN_YEAR_BY =
  /\b(?:19|20)\d\d (?:, )?(?:(month|quarter) by \1|monthly|quarterly|(?:by|for each|for every|per) (?:month|quarter))\b(?! (?:of|in|they|when|it) )/;

/** "the 2023 rate and the 2022 rate, a row for each year": of all other years there is none. */
function isPeriodOfEach({ dimensions, measures }: AggregateQuery, index: KnowledgeIndex): boolean {
  const years = dimensions.flatMap(({ expression }) => {
    const named = expression.kind === 'column' ? index.field(expression.table, expression.column) : null;
    const part = named?.expression ?? expression;
    return part.kind === 'date-part' && part.part === 'year' ? [part] : [];
  });
  const times = years.flatMap(timesIn).map(({ column }) => column);
  if (times.length === 0 || measures.length < 2) return false;
  return measures.every(({ expression }) =>
    aggregatesOf(expression).some(
      ({ filter }) => filter !== null && columnsOf(filter).some(({ column }) => times.includes(column)),
    ),
  );
}

/** The one table of which rows are counted. */
function countedIn({ measures }: AggregateQuery): string | null {
  const tables = new Set(
    measures.flatMap(({ expression }) => aggregatesOf(expression)).map(({ table }) => table),
  );
  const [only, ...others] = tables;
  return only === undefined || others.length > 0 ? null : only;
}

function timesIn(expression: Expression) {
  return expression.kind === 'date-part' ? columnsOf(expression) : [];
}

function said(words: readonly string[]): ReadonlySet<string> {
  return new Set([...words, ...words.map(singularOf)]);
}

/** That they have some of what has times of its own. */
function isOfDeeds(condition: Condition, index: KnowledgeIndex): boolean {
  const table =
    condition.kind === 'exists'
      ? condition.related
      : condition.kind === 'related-aggregate'
        ? condition.aggregate.table
        : null;
  return table !== null && index.dataset(table).defaultDate !== null;
}
