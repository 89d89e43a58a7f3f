import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsIn, columnsOfCondition } from '../../columns-in.ts';
import { conditionsIn } from '../../conditions-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/**
 * Rejects rows that are due for those that were made, where a table has both: "payments made on late loans", "never made a payment",
 * "loans never paid".
 */
export function checkRowsMade(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  checkMade(query, text, index);
  checkNeverMade(query, text, index);
  checkNothingMade(query, text, index);
  checkSoManyMade(query, text, index);
}

/** Those of the tables in which some rows are said to be made. */
function tablesOfMade(tables: readonly string[], { knowledge }: KnowledgeIndex): readonly string[] {
  if (tables.length === 0) return tables;
  return knowledge.segments.flatMap(({ dataset, synonyms }) =>
    tables.includes(dataset) && synonyms.includes('made') ? [dataset] : [],
  );
}

/** "how many payments were made on charged-off loans" are those that came in, where the rows are also due ones. */
function checkMade(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, passive, active] = MADE.exec(text) ?? [];
  const noun = passive ?? active ?? '';
  if (query.kind !== 'aggregate' || noun === '') return;
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const [made] = tablesOfMade(tablesCalled(noun, index), index);
  if (made === undefined || !counted.some(({ table }) => table === made)) return;
  // What is there of those alone that came in, such as how late they did, tells it as well.
  const isTold = columnsIn(query).some(
    ({ table, column }) => table === made && index.field(table, column).isNullable,
  );
  if (!isTold) noSense(`which ${noun} were made is not said`);
}

/** "were received", "did borrowers in Texas make" */
const MADE =
  /\b(?:([a-z]+s) (?:were|was|have been|had been|got) (?:made|received)|how many ([a-z]+s) (?:did|have|has) (?!not\b)(?:\S+ ){1,4}(?:make|made|receive|received))\b/;

/** "loans that never made a payment" may have some that are due. */
function checkNeverMade(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = NEVER_MADE.exec(text) ?? [];
  const made: readonly unknown[] = tablesOfMade(tablesCalled(noun, index), index);
  if (made.length === 0) return;
  const isOfAll = partsOf(query).some(
    (part) =>
      'kind' in part &&
      part.kind === 'exists' &&
      'related' in part &&
      made.includes(part.related) &&
      'where' in part &&
      part.where === null,
  );
  if (isOfAll) noSense(`which ${noun} were made is not said`);
}

const NEVER_MADE = /\b(?:(?:never|not) (?:made|received)(?: an?| any| one| single)*|made no) ([a-z]+)\b/;

/** "customers who made no payments" made none of those that are due; "loans never paid" are no loans that are not paid off. */
function checkNothingMade(query: Asked, text: string, index: KnowledgeIndex): void {
  const none = conditionsIn(query).flatMap((one) =>
    one.kind === 'not' && one.of.kind === 'exists' && one.of.where === null ? [one.of.related] : [],
  );
  if (tablesOfMade(none, index).length > 0)
    undecided('whether those that are not made yet count is not said');
  if (NEVER_PAID.test(text) && /"value":"paid [a-z]+"/i.test(JSON.stringify(query)))
    undecided('whether they are not paid off, or nothing of them is paid, is not said');
}

const NEVER_PAID =
  /\bnever (?:been |got |were )?paid\b(?! (?:off|back|down|in full|late|on time))|\bpaid (?:anything|at all)\b/;

/** "customers who made at least 24 payments" have so many that were made, and not that are due. */
function checkSoManyMade(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, noun = ''] = SO_MANY_MADE.exec(text) ?? [];
  if (noun === '') return;
  const made = tablesOfMade(tablesCalled(noun, index), index);
  const isTold = ({ table, column }: Column): boolean =>
    made.includes(table) && index.field(table, column).isNullable;
  const isOfAll = conditionsIn(query).some(
    (one) =>
      one.kind === 'related-aggregate' &&
      made.includes(one.aggregate.table) &&
      !(one.where !== null && columnsOfCondition(one.where).some(isTold)),
  );
  const isOfGroups =
    query.kind === 'aggregate' &&
    query.having !== null &&
    aggregatesOf(query.having).some(({ table }) => made.includes(table)) &&
    !columnsIn(query).some(isTold);
  if (isOfAll || isOfGroups) noSense(`which ${noun} were made is not said`);
}

const SO_MANY_MADE = /\b(?:made|received) (?:[a-z]+ ){0,3}\d+ (?:or (?:fewer|less|more) )?([a-z]+s)\b/;
