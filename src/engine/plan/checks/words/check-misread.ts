import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { isDone, verbStem } from '../../../lexicon/inflection.ts';
import type { Condition, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a query that takes the words for another sentence: an order for a question, one and another for one. */
export function checkMisread(query: LogicalQuery, { words, index }: Said): void {
  if (query.kind === 'values') return;
  checkOrder(words, index);
  checkAnother(query, words);
  checkSaidAgain(query, words);
  checkExcluded(words);
  checkPerSlash(query, { words, index });
  for (const condition of conjunctsOf(query.where)) {
    checkLoop(condition);
    checkOwnersSaid(query, condition, { words, index });
  }
  if (query.kind === 'list') {
    checkRankedRows(query, { words, index });
    checkBeenDone(query, { words, index });
    checkDivided(query, words);
  }
}

/** "Discharge patient 112": the verb of what rows have a date of, and the one row that it is to be done to. */
function checkOrder(words: readonly string[], index: KnowledgeIndex): void {
  const [verb = '', ...others] = words.filter((word) => word !== 'please' && word !== 'the');
  const [noun = '', number = ''] = others;
  const tables = tablesCalled(noun, index);
  if (tables.length === 0 || singularOf(noun) !== noun || !/\d/.test(number)) return;
  if (tablesCalled(verb, index).length > 0) return;
  const isDeed = tables.some((table) =>
    index.knowledge.datasets.some(
      ({ name, fields }) =>
        (name === table || index.isToOne(name, table)) &&
        fields.some(
          ({ role, label }) =>
            role === 'time' &&
            label.split(' ').some((word) => isDone(word) && verbStem(word) === verbStem(verb)),
        ),
    ),
  );
  if (isDeed) noSense('nothing is done to the data here');
}

/** "have one loan charged off and another one open": two of them. */
function checkAnother(query: Asked, words: readonly string[]): void {
  const isOne = conjunctsOf(query.where).some(
    (one) => one.kind === 'related-aggregate' && one.operator === '=' && one.value === 1,
  );
  if (isOne && words.includes('another')) undecided('whether one thing is meant or two is not said');
}

/** "Excluding late loans and loans in Texas": neither of them, and not the loans in Texas that are not late. */
function checkExcluded(words: readonly string[]): void {
  if (OF_BOTH_EXCLUDED.test(textOf(words))) undecided('whether both are left out or one of them is not said');
}

const OF_BOTH_EXCLUDED =
  /\b(?:aside|counting|except|excluding|ignoring|leaving out|omitting) (?:\S+ ){0,3}?(?<noun>[a-z]+s) and (?:\k<noun>|ones|those) (?:above|at|below|for|from|in|of|over|that|under|with|which|whose)\b/;

/**
 * Rejects a number that is a year ("whose 2025 volume was below their 2024 volume"), and amounts beside a share that was to be of
 * them ("share of all loans, by count and by volume").
 */
function checkSaidAgain(query: Asked, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  const { year } = OF_YEARS.exec(text)?.groups ?? {};
  if (year !== undefined && JSON.stringify(query.having).includes(`"value":${year}`))
    noSense('a year is no amount');
  const isShare = query.measures.some(({ unit }) => unit?.kind === 'percent');
  if (isShare && query.measures.some(({ unit }) => unit?.kind !== 'percent') && OF_TWO_BASES.test(text))
    noSense('of what the second share is');
  if (query.measures.length > 0 && OF_LIMITS.test(text))
    noSense('what is lent at least or at most is no total');
  if (query.dimensions.length > 0 && IN_TERMS.test(text)) noSense('what is above the average is no group');
  // "for which products do we lend over $30,000 per loan on average"
  if (OF_AVERAGE.test(text) && /"function":"sum"/.test(JSON.stringify(query.having)))
    noSense('what each has on average is compared, and no total');
}

const OF_YEARS =
  /\b(?:19|20)\d\d (?<noun>[a-z]+)\b.* (?:above|below|over|under|than|exceed[a-z]*|topp?[a-z]*) (?:\S+ ){0,2}(?<year>(?:19|20)\d\d) \k<noun>\b/;
const OF_TWO_BASES =
  /\b(?:share|percentage|percent|proportion|part)\b.* (?:by|in) (?:the )?(?:number|count|#|units) (?:and|as well as) (?:by|in)\b/;
/** "loans above average in terms of rate" */
const IN_TERMS = /\b(?:above|below|than) (?:the )?average in terms of\b/;
const OF_AVERAGE =
  /\b(?:above|over|under|below|than|least|most) \S*\d\S*(?: dollars)? (?:per|an?) [a-z]+ on average\b/;
const OF_LIMITS =
  /\b(?:min|max|minimum|maximum|smallest|largest) (?:amounts? )?(?:and (?:the )?(?:min|max|minimum|maximum|smallest|largest) )?amounts? (?:that )?we (?:lend|offer|give|grant)\b/;

/** "visits / ward" are the visits of each ward, and not the wards that there are. */
function checkPerSlash(query: Asked, { words, index }: Said): void {
  const isDistinct =
    query.kind === 'list'
      ? query.distinct
      : query.dimensions.length === 0 &&
        query.measures.some(({ expression }) => expression.kind === 'aggregate' && expression.distinct);
  const isPer = words.some(
    (word, at) => word === '/' && at > 0 && tablesCalled(words[at - 1] ?? '', index).length > 0,
  );
  if (isDistinct && isPer) noSense('what is before the stroke is for each of what follows it');
}

/** Rows of a table are not told by what others are that belong to rows of the same. */
function checkLoop(condition: Condition): void {
  if (condition.kind === 'not') checkLoop(condition.of);
  if (condition.kind !== 'exists') return;
  const isOwn = conjunctsOf(condition.where).some((one) => {
    const tables = one.kind === 'test' ? [...tablesOf(one.expression)] : [];
    return tables.length === 1 && tables[0] === condition.table;
  });
  if (isOwn) noSense('what is said of the rows is said of others of them');
}

/** "how many loans are delinquent" are loans, and not those of borrowers with a delinquent one, of whom nothing is said. */
function checkOwnersSaid(query: Asked, condition: Condition, { words, index }: Said): void {
  if (condition.kind !== 'related-aggregate') return;
  const { table, aggregate, where } = condition;
  const isOfRows =
    query.kind === 'list'
      ? query.from === aggregate.table
      : query.measures.some(({ expression }) =>
          aggregatesOf(expression).some((one) => one.table === aggregate.table),
        );
  const isSaid = words.some((word) => WHO.has(word) || tablesCalled(word, index).includes(table));
  if (isOfRows && where !== null && !isSaid)
    noSense('what is said of the rows is said of those who have them');
  // "payments where the loan is a mortgage where the amount due is over 1000": of each payment.
  if (isOfRows && aggregate.function === 'sum' && !words.some((word) => ADDED_UP.has(word)))
    noSense('what each row has is added up');
}

const ADDED_UP: ReadonlySet<string> = new Set(
  'altogether combined owe owes sum sums together total totals volume'.split(' '),
);
const WHO: ReadonlySet<string> = new Set(['anybody', 'anyone', 'people', 'those', 'who', 'whom', 'whose']);

/** "the 5 customers with the highest consumption" are customers, and no five of their invoices. */
function checkRankedRows({ from, limit }: ListQuery, { words, index }: Said): void {
  if (limit === null || limit < 2) return;
  const noun = words[words.indexOf(String(limit)) + 1] ?? '';
  const isOther = words.includes(String(limit)) && singularOf(noun) !== noun;
  const tables = isOther ? tablesCalled(noun, index) : [];
  if (tables.length > 0 && tables.every((table) => table !== from && index.isToOne(from, table)))
    undecided(`whether ${noun} or what they have is ranked is not said`);
}

/** "Which tariffs have been withdrawn? Show the date.": those that have one. */
function checkBeenDone({ from, where, limit }: ListQuery, { words, index }: Said): void {
  // "which branch was opened last" ranks them.
  if (where !== null || limit !== null) return;
  const been = /^(?:which|what) [a-z]+ (?:have|has|had|were|was|are) (?:been )?(?<deed>[a-z]+)\b/;
  const deed = been.exec(textOf(words))?.groups?.['deed'] ?? '';
  const isDated = index
    .dataset(from)
    .fields.some(
      ({ role, label }) =>
        role === 'time' && label.split(' ').some((word) => verbStem(word) === verbStem(deed)),
    );
  if (isDone(deed) && isDated) noSense(`which of them were ${deed} is lost`);
}

/** "price per page of the books" is divided, and in no order. */
function checkDivided({ fields, order: [first] }: ListQuery, words: readonly string[]): void {
  const key = fields.find(({ name }) => name === first?.by);
  const named = new Set(key?.label.split(' ').map(singularOf));
  const isDivided = (at: number): boolean =>
    DIVIDING.has(words[at - 1] ?? '') || words.slice(Math.max(at - 2, 0), at).join(' ') === 'divided by';
  const isDivisor = words.some((word, at) => named.has(singularOf(word)) && isDivided(at));
  if (isDivisor && !words.some((word) => ORDERING.has(word)))
    noSense(`what is divided by the ${key?.label} is not put in its order`);
}

const DIVIDING: ReadonlySet<string> = new Set(['per', '/', '÷']);
const ORDERING: ReadonlySet<string> = new Set(['order', 'ordered', 'ranked', 'sort', 'sorted']);
