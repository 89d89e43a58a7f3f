import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects the place of those who are asked for where it is said of what they have: "shops with more than 20 orders from Utah" have orders
 * of people of Utah, and are not all there.
 */
export function checkPlaceOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const [, noun = '', place = ''] = ROWS_FROM.exec(textOf(words)) ?? [];
  const rows = noun === '' ? [] : tablesCalled(noun, index);
  if (rows.length === 0) return;
  const asked = askedFor(query);
  // "loans from Texas *branches* by branch"
  if (place.split(' ').some((word) => tablesCalled(word, index).some((table) => asked.has(table)))) return;
  const tests = conjunctsOf(query.where).flatMap(testsWithin);
  const isOfThem = tests.some((test) =>
    columnsOf(test).some(
      ({ table, column }) => asked.has(table) && !rows.includes(table) && hasOthers({ table, column }, index),
    ),
  );
  if (isOfThem) undecided('whether they or the rows that they have are at that place is not said');
}

const ROWS_FROM =
  /\b(?:[a-z]+ )?([a-z]+s) from (?!january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|\d)([a-z]+(?: [a-z]+){0,3})/;

/** The tables that the rows or groups of the answer are of. */
function askedFor(query: Exclude<LogicalQuery, { kind: 'values' }>): ReadonlySet<string> {
  if (query.kind === 'list') return new Set([query.from]);
  return new Set(
    query.dimensions.flatMap(({ expression }) => columnsOf(expression).map(({ table }) => table)),
  );
}

/** What is tested of the rows, and of those that they have. */
function testsWithin(condition: Condition): readonly Expression[] {
  if (condition.kind === 'test') return [condition.expression];
  if (condition.kind === 'exists' || condition.kind === 'related-aggregate') return testsOf(condition.where);
  return [];
}

/** Whether other tables have such a place too. */
function hasOthers(
  { table, column }: { readonly table: string; readonly column: string },
  { knowledge, field }: KnowledgeIndex,
): boolean {
  return (
    field(table, column).role === 'geography' &&
    knowledge.datasets.some(
      ({ name, fields }) => name !== table && fields.some(({ name: other }) => other === column),
    )
  );
}
