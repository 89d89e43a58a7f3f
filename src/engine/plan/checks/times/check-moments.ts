import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { DAYS, PLANNED } from '../../../lexicon/cues.ts';
import { MONTHS } from '../../../lexicon/times.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { isOfPeople } from '../../people.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects another moment than the one that is spoken of: what people are today, a month that is over, a day for a row. */
export function checkMoments(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkThen(query, said);
  checkComing(said.words);
  checkOneRow(query, said);
  checkDone(query, said);
  checkLast(query, said);
}

/**
 * "the last payment made": what has come goes by when it came, and not by when it was due. "The loan amount last year" is of that
 * time, and not of the last loan beside its year.
 */
function checkLast(query: Asked, { words, index }: Said): void {
  if (query.kind === 'aggregate') {
    // "in which month do most payments come in"
    const groups = query.dimensions.flatMap(({ expression }) =>
      expression.kind === 'date-part' ? columnsOf(expression) : [],
    );
    const isAssumed = query.assumptions.some((one) => one.startsWith('time is by '));
    if (isAssumed && groups.some((one) => hasOtherTime(query, one, index)))
      undecided('by which of its times it is grouped is not said');
    return;
  }
  if (query.limit === null) return;
  const { from, fields, order } = query;
  if (LAST_PERIOD.test(textOf(words)) && fields.some(({ expression }) => expression.kind === 'date-part'))
    noSense('a time is no order');
  const [first] = order;
  const ranks = fields.find(({ name }) => name === first?.by)?.expression;
  if (ranks?.kind === 'column' && ranks.table === from && hasOtherTime(query, ranks, index))
    noSense('what has come goes by when it came');
}

/** Whether the column is the usual date of its rows, and they are those of which another date is known. */
function hasOtherTime({ where }: Asked, { table, column }: Column, index: KnowledgeIndex): boolean {
  if (column !== index.dataset(table).defaultDate) return false;
  return testsOf(where).some(
    (test) =>
      test.kind === 'is-null' &&
      test.negated &&
      test.operand.kind === 'column' &&
      test.operand.table === table &&
      test.operand.column !== column &&
      index.field(table, test.operand.column).role === 'time',
  );
}

const LAST_PERIOD = / last (?:day|week|month|quarter|year)[ ?.!]*$/;

/** "loans issued in 2025 and loans closed in 2025": what became so at a time goes by its own date. */
function checkDone(query: Asked, { words, index }: Said): void {
  const text = textOf(words);
  if (!IN_YEAR.test(text)) return;
  const said = index.knowledge.segments.filter(
    ({ date, label, synonyms }) =>
      date != null &&
      [label, ...synonyms].some(
        (name) => text.includes(name) && DONE.test(name) && becameSoIn(name).test(text),
      ),
  );
  if (said.length === 0) return;
  const asked = JSON.stringify(query);
  const bounded = partsOf(query).flatMap((part) =>
    'operator' in part && 'left' in part ? [JSON.stringify(part.left)] : [],
  );
  const isOther = said.every(
    ({ dataset, date }) =>
      asked.includes(`"${dataset}"`) &&
      !bounded.some((left) => left.includes(`"table":"${dataset}"`) && left.includes(`"column":"${date}"`)),
  );
  if (isOther) noSense('what became so goes by another date');
}

/** What {@link becameSoIn} always has. */
const IN_YEAR = / (?:in|during|since) .*(?:19|20)\d\d/;

const DONE = /^(?!was |were )[a-z]+ed(?: off| out| back)?$/;

function becameSoIn(name: string): RegExp {
  return new RegExp(`\\b${name} (?:in|during|since) (?:the )?(?:[a-z]+ )?(?:[a-z]+ )?(?:19|20)\\d\\d\\b`);
}

/** "credit score at origination": what is known of people is what they have today. */
function checkThen(query: Asked, { words, index }: Said): void {
  const text = textOf(words);
  const isWhen = text.includes(' when ') && WHEN.test(text);
  const isThen = isWhen || words.some((word, at) => AT.has(word) && isEvent(words.slice(at + 1), index));
  if (!isThen) return;
  const outputs = query.kind === 'list' ? query.fields : query.measures;
  const shown = outputs.flatMap(({ expression }) => [
    ...columnsOf(expression),
    ...aggregatesOf(expression).flatMap(({ argument }) => (argument === null ? [] : columnsOf(argument))),
  ]);
  const tested = isWhen && query.where !== null ? columnsOfCondition(query.where) : [];
  for (const { table, column } of [...shown, ...tested]) {
    const { label, role } = index.field(table, column);
    if (isOfPeople(index.dataset(table)) && (role === 'measure' || (isWhen && role === 'category')))
      undecided(`what the ${label} was at that time is not known`);
  }
}

/** "… of borrowers when they joined": no question for the day, which stands first or after a joint. */
const WHEN =
  /(?<!^|\band|\bplus|&|,|[;:?.(]|\btell (?:me|us)|\b(?:know|show|say|date|day|since|time)) when (?:(?:they|he|she|it|we|you|the|their|his|her|our|an?|each) )?(?:[a-z]+ ){0,2}?(?:was|were|became|took|got|first|[a-z]+ed)\b/;

const AT: ReadonlySet<string> = new Set(['at', 'upon']);
const BEFORE_EVENTS: ReadonlySet<string> = new Set(['the', 'time', 'moment', 'of', 'their', 'loan']);

/** "the time of the application", "issuance": rows that came to be, or the day when they did. */
function isEvent(words: readonly string[], index: KnowledgeIndex): boolean {
  const word = words.find((one) => !BEFORE_EVENTS.has(one)) ?? '';
  const isDay = index.knowledge.datasets.some(({ fields }) =>
    fields.some(({ role, synonyms }) => role === 'time' && synonyms.includes(word)),
  );
  const called = tablesCalled(word, index).map((table) => index.dataset(table));
  return isDay || called.some(({ defaultDate, name }) => defaultDate !== null && !index.isParty(name));
}

/** "how much is due in January" is of the next one, or of the one that is over: nothing says which. */
function checkComing(words: readonly string[]): void {
  const isComing = words.some(
    (word, at) =>
      PLANNED.has(word) &&
      STILL.has(words[at - 1] ?? '') &&
      MONTHS.has(words[at + 2] ?? '') &&
      !/^\d{4}$/.test(words[at + 3] ?? ''),
  );
  if (isComing) undecided('of which year the month is, is not said');
}

const STILL: ReadonlySet<string> = new Set(['are', 'be', 'come', 'comes', 'fall', 'falls', 'is', 'still']);

/** "the latest loan issued" is a loan, and no day. */
function checkOneRow(query: Asked, { words, index }: Said): void {
  if (query.kind === 'list' || query.dimensions.length > 0 || words.some((word) => DAYS.has(word))) return;
  const [only, ...others] = query.measures;
  const expression = only?.expression;
  const isDay =
    expression?.kind === 'aggregate' &&
    (expression.function === 'max' || expression.function === 'min') &&
    expression.argument?.kind === 'column' &&
    index.field(expression.argument.table, expression.argument.column).role === 'time';
  const isOfRow = words.some(
    (word, at) => ENDS.has(word) && tablesCalled(words[at + 1] ?? '', index).length > 0,
  );
  if (isDay && isOfRow && others.length === 0) noSense('the row is asked for, and not the day');
}

const ENDS: ReadonlySet<string> = new Set('earliest first last latest newest oldest recent'.split(' '));
