import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { EVERY } from '../../../lexicon/cues.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects rows that have one of two things, or others than those who are asked for, where each has to have all that is said. */
export function checkEachHad(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'aggregate') {
    checkEveryHad(query, words, index);
    checkHadByOnes(query, text, index);
    checkDoneMost(query, text, index);
  }
  if (hasOneOfMany(text, index) && !hasRelated(query))
    noSense('those who have one such row may have others, and these are meant too');
  if (MANY_THAT_HAVE.test(text))
    undecided('whether the rows have it, or those who have the rows, is not said');
  if (ONE_AND_ONE.test(text) && conjunctsOf(query.where).some((one) => isOfEither(one)))
    noSense('each has to have one of both');
  if (NOT_HAD.test(text) && conjunctsOf(query.where).some(isDeniedWithin))
    noSense('what they do not have is said of them');
  const isShare = query.kind === 'aggregate' && query.measures.some(({ unit }) => unit?.kind === 'percent');
  if (MANY_AND_HAVE.test(text) && !isShare && conjunctsOf(query.where).length === 1)
    noSense('how many they have, and what else they have, is said');
  const [, asked = ''] = OF_ROWS_WHICH.exec(text) ?? [];
  const called = asked === '' ? [] : tablesCalled(asked, index);
  if (query.kind === 'list' && called.length > 0 && !called.includes(query.from))
    noSense(`which ${asked} is asked for`);
  if (asked !== '' && query.kind === 'aggregate' && countsTwice(query))
    noSense('the number is of those that it begins with');
  // "more than 3 hours per week" of what has hours for a column
  const often = COUNTED_ONCE.test(text) ? undefined : RATE_OF_ROWS.exec(text)?.[1];
  if (often !== undefined && tablesCalled(often, index).length > 0)
    undecided('in which of the times that is, is not said');
}

/** "at least one sunk boat and still a whole one" */
const ONE_AND_ONE =
  /\b(?:at least|more than|over) (?:one|two|three|a|\d+) (?:[a-z]+ ){0,3}[a-z-]+ and (?:also |still )?(?:an?|one) /;
const NOT_HAD = /\b(?:but|and|who|that|which) (?:do|does|did) not (?:also |currently )?(?:have|hold|own)\b/;
/** "customers with two boats have sunk ones": two of any kind, and not two that sank */
const MANY_AND_HAVE =
  /\b(?:have|having|holding|own|owning|with) (?:at least |more than |over )?(?:\d+|two|three|four|five|multiple|several|many)(?: \+| or more)? [a-z]+ (?:also |currently )?(?:have|had|hold) (?!been\b)/;
/** "the boats of owners *with a boat that sank*": all boats of such owners, and not the sunk ones alone. */
function hasOneOfMany(text: string, index: KnowledgeIndex): boolean {
  const [, who = '', had = ''] = WITH_ONE.exec(text) ?? [];
  const [noun = '', next = ''] = had.split(' ');
  // "with a loan marked late", but not "with a credit score"
  const rows = tablesCalled(next === '' || AFTER_ROWS.test(next) ? noun : next, index);
  return tablesCalled(who, index).some(
    (table) => index.isParty(table) && rows.some((one) => one !== table && !index.isToOne(table, one)),
  );
}

const WITH_ONE =
  /\b(?:by|for|from|of|to) (?:all |our |the )*([a-z]+) (?:having|with|(?:that|who) (?:had|has|have|hold)) (?:an?|any|at least one|one) ([a-z-]+(?: [a-z]+)?)\b/;

const AFTER_ROWS = /ed$|^(?:that|which|in|from|for|of|made|over|under|above|below|still|now|since)$/;

function hasRelated(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  return (
    JSON.stringify([query.where, query.kind === 'aggregate' ? query.measures : []]).match(RELATED) !== null
  );
}

const RELATED = /"kind":"(?:exists|related-aggregate|related-measure)"/;

/** "owners with at least three boats that have an engine" */
const MANY_THAT_HAVE =
  /\bwith (?:at least |more than |over )?(?:\d+|two|three|four|five)(?: \+| or more)? [a-z]+s that (?:have|had) an? /;
/** "of the boats built in 2020, which ports have …" asks for ports. */
const OF_ROWS_WHICH = /^(?:across|among|for|from|in|of|on|within) [^,?]+ , (?:what|which) ([a-z]+)\b/;
/** "which ports have at least 5 boats per month": in each, in any, or on average */
const RATE_OF_ROWS =
  /^(?:what|which) [a-z]+ .*\b(?:at least|at most|exactly|fewer than|less than|more than|over|under) (?:\d+|[a-z]+) ([a-z]+s) (?:a|each|every|per) (?:day|month|quarter|week|year)\b/;
const COUNTED_ONCE = /\b(?:average|averaging|mean|typically|on average)\b/;

/** "among owners in Utah, which towns have more than 50 owners": 50 of these, and not 50 of all with one of these. */
function countsTwice({ having }: AggregateQuery): boolean {
  const counts = having === null ? [] : aggregatesOf(having).filter(({ argument }) => argument === null);
  const tables = new Set(counts.map(({ table }) => table));
  const isOfSome = counts.map(({ filter }) => filter !== null);
  return tables.size === 1 && isOfSome.includes(true) && isOfSome.includes(false);
}

/** "which ports had at least one boat of every kind" asks for ports, and for no row of each kind. */
function checkEveryHad(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): void {
  const text = textOf(words);
  const [, asked = ''] = WHO_HAS_EVERY.exec(text) ?? [];
  const called = asked === '' ? [] : tablesCalled(asked, index);
  if (called.length === 0 || !words.some((word) => EVERY.has(word))) return;
  const isCounted = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some(({ distinct, table, argument }) => {
      const key = argument?.kind === 'column' ? argument : null;
      return distinct && key !== null && (called.includes(table) || isKeyOf(key, called, index));
    }),
  );
  const isShown = query.dimensions.some(
    ({ expression }) => expression.kind === 'column' && called.includes(expression.table),
  );
  if (isCounted && !isShown && query.dimensions.length > 0)
    noSense('those that have it in every one are asked for');
}

const WHO_HAS_EVERY =
  /^(?:(?:during|for|in) [^,]+ , )?(?:what|which|how many|name the|list the|show the|the) ([a-z]+) (?!.*\b(?:in|for|by|per) every (?:month|quarter|week|year|day)\b).*\bevery\b/;

function isKeyOf(
  { column }: { readonly column: string },
  tables: readonly string[],
  index: KnowledgeIndex,
): boolean {
  return tables.some((table) => index.dataset(table).primaryKey.includes(column));
}

/** "for each region, how many ports moved over 5 tons": ports that did, and not those of regions that did. */
function checkHadByOnes(
  { dimensions, measures, having }: AggregateQuery,
  text: string,
  index: KnowledgeIndex,
): void {
  const [, asked = ''] = HOW_MANY_DID.exec(text) ?? [];
  const called = asked === '' ? [] : tablesCalled(asked, index);
  if (called.length === 0 || having === null || dimensions.length === 0) return;
  const isCounted = measures.some(({ expression }) =>
    aggregatesOf(expression).some(({ table }) => called.includes(table)),
  );
  const isOfOthers = aggregatesOf(having).some(({ table }) => !called.includes(table));
  if (isCounted && isOfOthers) noSense('how many of them did it each is asked for');
}

const HOW_MANY_DID =
  /\bhow many ([a-z]+) (?:(?:by|in|of|per) (?:each |every )?[a-z]+ )?(?:[a-z]+ )?(?:[a-z]+ed|did|got|had|have|lent|made|sold|took) (?:[a-z]+ )?(?:above|at least|at most|below|fewer|less|more|over|under)\b/;

/** "per region, the product that people applied for most often" asks for no people. */
function checkDoneMost({ dimensions }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = THAT_THEY_DID_MOST.exec(text) ?? [];
  const people =
    noun === '' ? [] : dimensions.filter(({ expression }) => isOfPeople(expression, noun, index));
  if (people.length > 0 && people.length < dimensions.length)
    noSense('what they did most is asked for, and not who did');
}

const THAT_THEY_DID_MOST =
  /\b(?:that|(?:at|by|for|from|in|on|through|to|with) which|where) (?:our |the )?(people|[a-z]+s) (?:(?!at )[a-z]+ ){1,4}(?:least|most)\b/;

function isOfPeople(expression: Expression, noun: string, index: KnowledgeIndex): boolean {
  if (expression.kind !== 'column' || !index.isParty(expression.table)) return false;
  const { primaryKey, display } = index.dataset(expression.table);
  const isCalled = noun === 'people' || tablesCalled(noun, index).includes(expression.table);
  return isCalled && (primaryKey.includes(expression.column) || display.includes(expression.column));
}

/** Whether rows of any of several states are enough. */
function isOfEither(condition: Condition): boolean {
  if (condition.kind === 'test') return isChoice(condition.expression);
  if (condition.kind !== 'exists' && condition.kind !== 'related-aggregate') return false;
  const filter = condition.kind === 'related-aggregate' ? condition.aggregate.filter : null;
  const tests = [...testsOf(condition.where), ...(filter === null ? [] : [filter])];
  return tests.some(isChoice);
}

/** "late or open": several values, and no days. */
function isChoice(test: Expression): boolean {
  const values = new Set(literalsOf(test));
  return values.size > 1 && ![...values].some((value) => /^\d{4}-\d\d/.test(value));
}

/** Whether it is denied of rows that they have, and not of themselves. */
function isDeniedWithin(condition: Condition): boolean {
  return (
    condition.kind === 'exists' &&
    conjunctsOf(condition.where).some(
      (one) =>
        (one.kind === 'not' && (one.of.kind === 'exists' || isOfOthers(one.of, condition.related))) ||
        (one.kind === 'related-aggregate' && one.value === 0 && one.operator === '='),
    )
  );
}

/** Whether it is said of other rows than these. */
function isOfOthers(denied: Condition, table: string): boolean {
  return denied.kind === 'test' && columnsOf(denied.expression).some((one) => one.table !== table);
}
