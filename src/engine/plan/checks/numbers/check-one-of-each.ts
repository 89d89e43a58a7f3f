import { aggregatesOf } from '../../../expression-walk.ts';
import { EACH, FOR_EACH } from '../../../lexicon/cues.ts';
import { verbStem } from '../../../lexicon/inflection.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';

/** Rejects one number of all: "the average number of seats for each aircraft", "price minus cost for every car" are as many as there are. */
export function checkOneOfEach(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'list') return;
  const tables = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .flatMap(({ table, argument }) => (argument === null ? [] : [table]));
  // "each order item"
  const called = words.flatMap((word, at) =>
    EACH.has(word) && FOR_EACH.has(words[at - 1] ?? '')
      ? words.slice(at + 1, at + 3).flatMap((noun) => tablesCalled(noun, index))
      : [],
  );
  const each = called.filter((table) => tables.includes(table));
  const isLost =
    query.dimensions.length === 0
      ? each.length > 0
      : query.dimensions.every((one) => each.some((table) => isPartSaid(one, { table, words, index })));
  if (isLost) noSense('one number of all is not that of each');
}

/** "each bill" is no month of bills, whatever column is called `bill_month`. */
function isPartSaid(
  { expression }: Output,
  {
    table,
    words,
    index,
  }: { readonly table: string; readonly words: readonly string[]; readonly index: KnowledgeIndex },
): boolean {
  if (expression.kind !== 'column' || expression.table !== table) return false;
  const { primaryKey, display } = index.dataset(table);
  const { name, label } = index.field(table, expression.column);
  const isName = primaryKey.includes(name) || display.includes(name);
  const rest = label.split(' ').filter((word) => !tablesCalled(word, index).includes(table));
  // "billing month" of `bill_month`
  const isSaid = (word: string): boolean => words.some((one) => verbStem(one) === verbStem(word));
  return !isName && rest.length < label.split(' ').length && !rest.some(isSaid);
}
