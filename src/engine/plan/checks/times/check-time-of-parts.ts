import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import { testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { textOf } from '../../text-of.ts';

/** Rejects a time of one part alone where it is said of all: "2024 sales: % that was from abroad", "share of boats sunk, built in 2020". */
export function checkTimeOfParts(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  const isDatedAll = testsOf(query.where).some(isDated);
  if (!isDatedAll && query.measures.some(({ expression }) => isOfOtherTimes(expression, index)))
    noSense('the time is that of the whole too');
  if (HEAD_IN_TIME.test(text) && isDatedInPart(query)) noSense('the time is that of all numbers');
  if (PERIOD_SAID_AGAIN.test(text) && timesOfMeasures(query) > 1) noSense('one time is said in two ways');
  if (isOfStateOfOther(query, text, index)) noSense('each is to be of its own time');
  if (isOfPlannedDay(query, text, index)) undecided('of what the time is, is not said');
}

const YEAR = '(?:19|20)\\d\\d';
const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?';
/** "2024 sales: …", "in 2024, all shops: …" */
const HEAD_IN_TIME = new RegExp(`^(?:for |in |during )?${YEAR}\\b(?! (?:and|or|vs|versus)\\b)[^:;]*:`);
/** "summer 2021, June to August" */
const PERIOD_SAID_AGAIN = new RegExp(
  `\\b(?:spring|summer|autumn|fall|winter|season|half|quarter|trimester)(?: of)? ${YEAR} (?:[,(] )?(?:and )?(?:for |from |in )?${MONTH} (?:to|through|until|till|thru|-|–) [a-z]+\\b(?! ${YEAR})`,
);

/** Whether the part alone is of a time of the rows, besides what else it is, and the whole is of all times. */
function isOfOtherTimes(expression: Expression, index: KnowledgeIndex): boolean {
  if (expression.kind === 'aggregate') return false;
  const [part, whole, ...others] = aggregatesOf(expression);
  if (part === undefined || whole === undefined || others.length > 0) return false;
  if (part.table !== whole.table || whole.filter !== null || part.filter === null) return false;
  const tests = testConjunctsOf(part.filter);
  const dated = tests.filter(isDated);
  const own = index.dataset(part.table).defaultDate;
  const isOfRows = dated.some((test) => columnsOf(test).some(({ column }) => column === own));
  return isOfRows && dated.length < tests.length;
}

function isDated(test: Expression): boolean {
  return literalsOf(test).some((value) => /^\d{4}-\d\d-\d\d$/.test(value));
}

function datedOf({ filter }: AggregateExpression): readonly Expression[] {
  return filter === null ? [] : testConjunctsOf(filter).filter(isDated);
}

function isDatedInPart({ measures, where }: AggregateQuery): boolean {
  const dated = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map((one) => datedOf(one).length > 0),
  );
  return !testsOf(where).some(isDated) && dated.includes(true) && dated.includes(false);
}

/** How many different times the measures are of, each of one. */
function timesOfMeasures({ measures }: AggregateQuery): number {
  const times = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map((one) => JSON.stringify(datedOf(one).flatMap(literalsOf))),
  );
  return new Set(times).size;
}

/** "2025, all shops: order count and bill count": bills of 2025, and not those of orders of 2025, as nothing is said to be done. */
function isOfStateOfOther(query: AggregateQuery, text: string, index: KnowledgeIndex): boolean {
  const tables = new Set(
    query.measures.flatMap(({ expression }) => aggregatesOf(expression)).map(({ table }) => table),
  );
  if (tables.size < 2 || DONE.test(text)) return false;
  const dates = testsOf(query.where).filter(isDated).flatMap(columnsOf);
  return [...tables].some(
    (table) =>
      index.dataset(table).defaultDate !== null &&
      dates.length > 0 &&
      !dates.some((date) => date.table === table),
  );
}

const DONE = /\b(?:[a-z]+ed|came|dates?|got|made|sent)\b/;

/** "2024: number of bills we got": when they came in is meant, and not when they were to come. */
function isOfPlannedDay({ where, measures }: AggregateQuery, text: string, index: KnowledgeIndex): boolean {
  if (!RECEIVED.test(text) || PLANNED.test(text)) return false;
  const filters = measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ filter }) => (filter === null ? [] : testConjunctsOf(filter))),
  );
  const dates = [...testsOf(where), ...filters].filter(isDated).flatMap(columnsOf);
  return (
    dates.length > 0 && dates.every(({ table, column }) => PLANNED.test(index.field(table, column).label))
  );
}

const RECEIVED =
  /\b(?:we|us) (?:got|get|received|took in|collected)\b|\b(?:came|coming) in\b|\bwas paid late in (?:19|20)\d\d\b|\bpaid late in (?:19|20)\d\d\b/;
const PLANNED = /\b(?:due|fell|falling|scheduled|planned)\b/;
