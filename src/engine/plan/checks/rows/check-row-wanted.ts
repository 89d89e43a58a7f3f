import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { AVERAGE, DISTINCT, PERIODS } from '../../../lexicon/cues.ts';
import { GROUPED } from '../../../lexicon/kinds.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import type { Phrase } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesNamed } from '../../tables-called.ts';
import { spacedTextOf } from '../../text-of.ts';

/** The tables of the word's name; "treatment" calls no visit treatment where there are treatments. */
function rowsCalled(word: string, index: KnowledgeIndex): readonly string[] {
  const named = tablesNamed(word, index);
  return named.length > 0 ? named : tablesCalled(word, index);
}

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects numbers of many rows where the words speak of the one row that comes first, and rows in no order that are to be ranked. */
export function checkRowWanted(query: LogicalQuery, said: Said): void {
  const isRanked = said.phrases.some((one) => one.kind === 'opener' && one.sorting === 'ranked');
  if (query.kind === 'list' && query.order.length === 0 && isRanked)
    noSense('by what the rows are ranked is not said');
  if (query.kind === 'list') {
    checkHowOften(query, said);
    checkPeriodOfRows(query, said);
    checkNumberOfEach(query, said);
    checkValuesWanted(query, said);
  }
  if (query.kind !== 'aggregate') return;
  checkRowOf(query, said);
  checkOneRow(query, said);
  checkOneThatHas(query, said);
}

/** "reasons and how often": rows without a number are not how often they are there. */
function checkHowOften(query: ListQuery, { phrases, words }: Said): void {
  const isAsked =
    phrases.some((one) => one.kind === 'outputs' && one.manner === 'added' && one.items.length === 0) &&
    words.some((word, at) => word === 'how' && OFTEN.has(words[at + 1] ?? ''));
  if (isAsked && !query.fields.some(({ role }) => NUMBERS.has(role)))
    noSense('how many there are is not in the answer');
}

/** "the lowest amount requested per application month" has a row for each month, and none for each application. */
function checkPeriodOfRows({ from, fields }: ListQuery, { words, index }: Said): void {
  const isGrouped = words.some(
    (word, at) =>
      PERIODS.has(word) &&
      GROUPED.has(words[at - 2] ?? '') &&
      tablesNamed(words[at - 1] ?? '', index).includes(from),
  );
  if (isGrouped && fields.some(({ expression }) => expression.kind === 'date-part'))
    noSense('the period is what is grouped by');
}

/** "for each region, I need the minimum requested amount of declined applications" is that number, and no application of each. */
function checkNumberOfEach({ perGroup, limit, order, fields }: ListQuery, { words, index }: Said): void {
  // "the second highest rate" may be listed alone.
  if ((perGroup?.limit ?? limit) !== 1 || (perGroup === null && fields.length < 2)) return;
  const names = fields
    .filter(({ name }) => order.some(({ by }) => by === name))
    .flatMap(({ label, expression }) =>
      expression.kind === 'column'
        ? [label, ...index.field(expression.table, expression.column).synonyms]
        : [label],
    );
  const text = spacedTextOf(words);
  const isNumber = names.some((name) => {
    const [said = ''] =
      new RegExp(`^.*? ${END} ${RegExp.escape(name)} (?:among|for|in|of|on) `).exec(text) ?? [];
    const asksForRow = (word: string, at: number): boolean =>
      OF_THE_ROW.has(word) ||
      // "… of the loans with a rate above 10 %" tells which loans, and ", with its holder" asks for more.
      (WHICH_ROW.has(word) && (at < textWords(said) || words[at - 1] === ','));
    return said !== '' && !words.some(asksForRow);
  });
  if (isNumber) noSense('the number alone is asked for, and no row');
}

/** "show the outstanding amount of loans" asks for no list of the amounts that occur. */
function checkValuesWanted({ distinct, fields, limit }: ListQuery, { words, index }: Said): void {
  const [only, ...others] = fields;
  if (!distinct || limit !== null || only?.expression.kind !== 'column' || others.length > 0) return;
  const { role, unit } = index.field(only.expression.table, only.expression.column);
  const isAmount = role === 'measure' && unit?.kind === 'money';
  if (isAmount && !words.some((word) => DISTINCT.has(word) || VALUES.has(word)))
    undecided('whether the total or each of the amounts is wanted is not said');
}

const VALUES: ReadonlySet<string> = new Set('all are each every list values which'.split(' '));

function textWords(text: string): number {
  return text.trim().split(' ').length;
}

/** What asks for more of the row. */
const OF_THE_ROW: ReadonlySet<string> = new Set('also and id ids its list name names plus'.split(' '));
/** Before the number they ask for the row: "the application *with* the highest requested amount". */
const WHICH_ROW: ReadonlySet<string> = new Set('had has have having which whose who with'.split(' '));
const END = '(?:biggest|greatest|highest|largest|lowest|max|maximum|min|minimum|smallest)';

const OFTEN: ReadonlySet<string> = new Set(['frequently', 'many', 'often']);
const NUMBERS: ReadonlySet<string> = new Set(['measure', 'rate', 'share']);

/** The tables of whose rows the numbers are made by which the groups are ranked. */
function tablesRankedBy(query: AggregateQuery, made: 'avg' | 'sum'): readonly string[] {
  const keys = query.measures.filter(({ name }) => query.order.some(({ by }) => by === name));
  return keys.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap((one) => (one.function === made ? [one.table] : [])),
  );
}

/** "branch and purpose of the loan with the highest rate": of that one loan, and not of all that are alike. */
function checkRowOf(query: AggregateQuery, { words, index }: Said): void {
  const averaged = tablesRankedBy(query, 'avg');
  if (averaged.length === 0) return;
  const isNamed = words.some((word, at) => {
    const isOf = words[at - 1] === 'of' || (words[at - 2] === 'of' && ARTICLES.has(words[at - 1] ?? ''));
    // "the highest rate loan with its status"
    const isOne =
      singularOf(word) === word && words.slice(Math.max(0, at - 3), at).some((one) => ENDS.has(one));
    return (
      ((isOf && WITH.has(words[at + 1] ?? '')) ||
        hasEnd(words, at) ||
        (isOne && ONE_AFTER.has(words[at + 1] ?? 'with'))) &&
      rowsCalled(word, index).some((table) => averaged.includes(table))
    );
  });
  if (isNamed && !words.some((word) => AVERAGE.has(word)))
    noSense('what is asked for is that of the one that comes first');
}

/** "the loan with the greatest balance by grade", "biggest loan by balance", "longest completed trip in km": one row of each, and not the group with the greatest total. */
function checkOneRow(query: AggregateQuery, { words, index }: Said): void {
  const summed = query.limit === 1 ? tablesRankedBy(query, 'sum') : [];
  if (summed.length === 0) return;
  const isNamed = words.some((word, at) => {
    const isRanked = ENDS.has(words[at - 1] ?? '') && words[at + 1] === 'by' && singularOf(word) === word;
    return (
      (isRanked || isOfSize(words, at) || hasEnd(words, at)) &&
      rowsCalled(word, index).some((table) => summed.includes(table))
    );
  });
  if (isNamed) noSense('a total of many is not that of the one that comes first');
}

/** "longest completed trip": said of one row, whatever is between them. */
function isOfSize(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  const isTotal = before.some((word) => TOTAL.has(word));
  return singularOf(words[at] ?? '') === words[at] && !isTotal && before.some((word) => OF_ONE.has(word));
}

const OF_ONE: ReadonlySet<string> = new Set([
  'longest',
  'shortest',
  'tallest',
  'oldest',
  'newest',
  'youngest',
]);
const TOTAL: ReadonlySet<string> = new Set(['total', 'overall', 'combined']);
const WITH: ReadonlySet<string> = new Set(['with', 'having', 'that', 'which', 'whose']);
const ONE_AFTER: ReadonlySet<string> = new Set([
  'with',
  ',',
  ':',
  '(',
  '-',
  'along',
  'together',
  '?',
  '.',
  'and',
]);
const ENDS: ReadonlySet<string> = new Set([
  'highest',
  'lowest',
  'largest',
  'smallest',
  'biggest',
  'greatest',
]);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'our', 'a', 'an']);

/**
 * "term of the loan with the highest rate" asks for that loan, and for no highest rate of all; "for each region, the branch
 * with the highest balance" for one branch of each.
 */
function checkOneThatHas(query: AggregateQuery, { words, index }: Said): void {
  if (query.limit !== null || query.perGroup !== null) return;
  const grouped = query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  const ends = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap((one) => (isEnd(one.function) ? [one.table] : [])),
  );
  const isNamed = words.some((word, at) => {
    const asked = query.dimensions.length > 0 ? (words[at - 1] === 'the' ? grouped : []) : ends;
    return hasEnd(words, at) && rowsCalled(word, index).some((table) => asked.includes(table));
  });
  if (ends.length > 0 && isNamed) noSense('the one that has it is asked for');
}

/** "loan with the highest", "order that has the lowest" */
function hasEnd(words: readonly string[], at: number): boolean {
  const [word = '', with_ = '', ...next] = words.slice(at, at + 5).filter((one) => !HAVING_IT.has(one));
  return singularOf(word) === word && WITH.has(with_) && ENDS.has(next[0] ?? '');
}

const HAVING_IT: ReadonlySet<string> = new Set(['the', 'has', 'had', 'have']);

function isEnd(name: string): boolean {
  return name === 'max' || name === 'min';
}
