import { singularOf } from '../../../../catalog/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { ALL, AVERAGE, BEING, EACH, FOR_EACH, HAVING, OWN } from '../../../lexicon/cues.ts';
import type { Condition, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { checkOneOfEach } from '../numbers/check-one-of-each.ts';
import { checkPartOfEach } from '../shares/check-part-of-each.ts';
import { checkListedOfEach, checkNumberOfTheirs } from '../words/check-listed-of-each.ts';
import { checkAnswerOfEach } from './check-answer-of-each.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a query that loses what is said of each or of all: "the first loan of each borrower" is not one loan. */
export function checkEach(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkFirstOfEach(query, said.words);
  checkFirstPerGroup(query, said);
  checkFirstOfItself(query, said.index);
  checkNumberOfEach(query, said);
  checkAllOfThem(query, said);
  checkOwnAverage(query, said.words);
  checkNeverOfThem(query, said);
  checkPartOfEach(query, said.words);
  checkAnswerOfEach(query, said.words, said.index);
  checkOneOfEach(query, said.words, said.index);
  checkListedOfEach(query, said.words);
  checkNumberOfTheirs(query, said.words, said.index);
}

/** "the latest payment of each late loan": as many rows as there are loans. */
function checkFirstOfEach(query: Asked, words: readonly string[]): void {
  if (query.limit === null || query.perGroup !== null) return;
  if (OF_ITS_KIND.test(textOf(words))) noSense('the first of all is not that of each');
  const labels = query.kind === 'list' ? [] : query.dimensions.flatMap(({ label }) => label.split(' '));
  const isOfTwo =
    query.kind === 'aggregate' && query.dimensions.filter(({ role }) => role !== 'identifier').length > 1;
  const isOfEach = words.some(
    (word, at) =>
      EACH.has(word) &&
      FOR_EACH.has(words[at - 1] ?? '') &&
      // "the three best branches, with the volume for each branch" is of those that are ranked; one of all is not each.
      (query.limit === 1 ||
        !labels.includes(singularOf(words[at + 1] ?? '')) ||
        // "for each product, state the two most common purposes"
        isOfTwo),
  );
  if (isOfEach) noSense('the first of all is not that of each');
}

/** "the three largest payments per kind with …": three of each kind, where "miles per gallon" is an amount. */
function checkFirstPerGroup(query: Asked, { words, index }: Said): void {
  const per = words.indexOf('per');
  if (per < 2 || query.kind !== 'list' || query.limit === null || query.perGroup !== null) return;
  const { label, synonyms } = index.dataset(query.from);
  const noun = singularOf(words[per - 1] ?? '');
  const isOfRows = [label, ...synonyms].some((name) => singularOf(name.split(' ').at(-1) ?? '') === noun);
  const isFirst = words.slice(0, per).some((word) => SUPERLATIVE.test(word));
  if (isOfRows && isFirst) noSense('the first of all is not that of each');
}

const SUPERLATIVE = /^(?:[a-z]{2,}est|first|last|least|most|top)$/;

/** "which dog is the oldest of its breed" */
const OF_ITS_KIND =
  /\b(?:[a-z]{2,}est|most [a-z]+|least [a-z]+)(?: [a-z]+)? (?:at|from|in|of|within) (?:her|his|its|their)(?: own)? [a-z]+\b/;

/** A row has no first of its own: "in each region the loan with …, show the loan id" is one of each region. */
function checkFirstOfItself(query: Asked, index: KnowledgeIndex): void {
  if (query.kind !== 'list' || query.perGroup === null) return;
  const { from, fields, perGroup } = query;
  const [key, ...others] = index.dataset(from).primaryKey;
  const isOfKey = fields.some(
    ({ name, expression }) =>
      perGroup.partitionBy.includes(name) &&
      expression.kind === 'column' &&
      expression.table === from &&
      expression.column === key,
  );
  // "each artist's name with the title of their latest song": one song for each, and not one for each title.
  const isOfName = fields.some(
    ({ name, expression }) =>
      perGroup.partitionBy.includes(name) &&
      expression.kind === 'column' &&
      expression.table === from &&
      index.dataset(from).display.includes(expression.column),
  );
  const isOfOthers = fields.some(
    ({ name, expression }) =>
      perGroup.partitionBy.includes(name) && [...tablesOf(expression)].some((table) => table !== from),
  );
  if ((others.length === 0 && isOfKey) || (isOfName && isOfOthers))
    noSense('a row is the first of more than itself');
  checkFirstOfAlike(query, perGroup.partitionBy, index);
}

/** "the oldest loan in each region by issue date": of one date all are equally old, so that this says by what they are ranked. */
function checkFirstOfAlike(
  { fields, order }: ListQuery,
  partitionBy: readonly string[],
  index: KnowledgeIndex,
): void {
  const columns = (names: readonly string[]): readonly Column[] =>
    fields
      .filter(({ name }) => names.includes(name))
      .flatMap(({ expression }) => columnsOf(expression))
      .flatMap((one) => columnsOf(index.field(one.table, one.column).expression ?? one));
  const groups = columns(partitionBy);
  const ranked = columns(order.slice(0, 1).map(({ by }) => by));
  if (ranked.length > 0 && ranked.every((one) => groups.some((other) => isSame(one, other))))
    noSense('all of a group are ranked alike');
}

/** "late fees per loan by grade": the loans of a grade have one number together, or each its own. */
function checkNumberOfEach(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate' || query.dimensions.length < 2) return;
  const owners = query.dimensions.flatMap(({ role, expression }) =>
    role === 'identifier' && expression.kind === 'column' ? [expression.table] : [],
  );
  const owner = words.flatMap((word, at) =>
    word === 'per' && isGrouping(words, at + 2)
      ? tablesCalled(words[at + 1] ?? '', index).filter((table) => owners.includes(table))
      : [],
  )[0];
  if (owner === undefined) return;
  const hasOwn = query.dimensions.some(
    ({ role, expression }) =>
      role !== 'identifier' && expression.kind === 'column' && index.isToOne(owner, expression.table),
  );
  if (hasOwn)
    undecided(
      `whether each of ${index.dataset(owner).labelPlural} or what they have on average is wanted is not said`,
    );
}

function isGrouping(words: readonly string[], at: number): boolean {
  return words[at] === 'by' || words[at] === 'per' || EACH.has(words[at + 1] ?? '');
}

/** "loans where all payments were late": there is none that was not. */
function checkAllOfThem(query: Asked, { words, index }: Said): void {
  if (words.some((word) => ALL.has(word)) && mayBeUnknown(query.where, index))
    undecided('whether those of which it is not known count is not said');
  const at = words.findIndex((word, place) => ALL.has(word) && isSaidOfRows(words, place));
  if (at < 0) return;
  const main = mainTables(query);
  const next = words.slice(at + 1, at + 5);
  const isOfOthers = (table: string): boolean =>
    main.every((one) => one !== table && !index.isToOne(one, table));
  // A team may be called so in other parts too, as the one that plays at home.
  const many = next.flatMap((word) => {
    const called = tablesCalled(word, index);
    return called.every(isOfOthers) ? called : [];
  });
  const isGrouped = groupTables(query, index).some((table) => many.includes(table));
  if (many.length > 0 && !isGrouped && !saysNone(query.where, many))
    undecided('whether all of them are so, or any, is not said');
}

/** "with all payments late", "whose loans are all late", "for which every payment …". */
function isSaidOfRows(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (HAVING.has(before) || OWN.has(words[at + 1] ?? '') || OWN.has(words[at + 2] ?? '')) return true;
  return before === 'of' && HAVING.has(words[at + 1] ?? '') && !BEING.has(words[at + 1] ?? '');
}

function saysNone(where: Condition | null, tables: readonly string[]): boolean {
  return conjunctsOf(where).some((one) => {
    if (one.kind === 'not') return namesAny(one.of, tables);
    return one.kind === 'related-aggregate' && tables.includes(one.aggregate.table);
  });
}

/** Whether rows that are denied may have no value: an unpaid payment is neither late nor in time. */
function mayBeUnknown(where: Condition | null, index: KnowledgeIndex): boolean {
  return conjunctsOf(where).some((one) => {
    if (one.kind !== 'not' || one.of.kind !== 'exists') return false;
    const { related, where: denied } = one.of;
    return conjunctsOf(denied).some(
      (inner) =>
        inner.kind === 'not' &&
        columnsIn(inner).some(
          ([table, column]) => table !== related || index.field(table, column).isNullable,
        ),
    );
  });
}

function columnsIn(condition: Condition): readonly (readonly [table: string, column: string])[] {
  return partsOf(condition).flatMap((part) =>
    'kind' in part && part.kind === 'column' && 'table' in part && 'column' in part
      ? [[String(part.table), String(part.column)] as const]
      : [],
  );
}

function namesAny(condition: Condition, tables: readonly string[]): boolean {
  return partsOf(condition).some(
    (part) => 'related' in part && typeof part.related === 'string' && tables.includes(part.related),
  );
}

function mainTables(query: Asked): readonly string[] {
  if (query.kind === 'list') return [query.from];
  return query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
}

/** "papers associated with each dataset", "with each dataset id": a row for each is what all of them get. */
function groupTables(query: Asked, { knowledge }: KnowledgeIndex): readonly string[] {
  if (query.kind === 'list') return [];
  return query.dimensions.flatMap(({ expression }) => {
    const referred = knowledge.relationships.flatMap(({ from, fromColumns, to }) =>
      expression.kind === 'column' && expression.table === from && fromColumns.includes(expression.column)
        ? [to]
        : [],
    );
    return [...tablesOf(expression), ...referred];
  });
}

/** "below the average of their state": of those that share it. */
function checkOwnAverage({ where }: Asked, words: readonly string[]): void {
  const isOverAll = conjunctsOf(where).some(
    (one) => one.kind === 'compare-to-aggregate' && one.within === undefined && one.where === null,
  );
  if (!isOverAll) return;
  const average = words.findIndex((word) => AVERAGE.has(word));
  const isOwn = average >= 0 && words.slice(average, average + 6).some((word) => OWN.has(word));
  if (isOwn) undecided('whose average is meant is not said');
}

/** "fees paid by borrowers who never had a charge-off": none of theirs was one, which the fees of other loans do not say. */
function checkNeverOfThem({ where }: Asked, { words, index }: Said): void {
  const never = words.indexOf('never');
  const noun = words.slice(0, Math.max(never, 0)).findLast((word) => !HAVING.has(word) && !BEING.has(word));
  const whose = noun === undefined ? [] : tablesCalled(noun, index);
  if (whose.length === 0) return;
  const denied = conjunctsOf(where).flatMap((one) =>
    one.kind === 'not' && one.of.kind === 'test' ? [...tablesOf(one.of.expression)] : [],
  );
  if (denied.some((table) => !whose.some((one) => index.isToOne(one, table))))
    noSense(`that none of theirs was so is not what is asked of ${noun}`);
}
