import { conjunctsOf } from '../../../conjuncts.ts';
import { tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';

/**
 * Rejects values of rows that have no others, where the others have such values themselves: "countries with customers but no
 * suppliers" are those of no supplier, whatever each customer has to do with suppliers.
 */
export function checkSharedValues(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const others = conjunctsOf(query.where).flatMap(lacked);
  if (others.length === 0) return;
  const outputs = query.kind === 'list' ? (query.distinct ? query.fields : []) : query.dimensions;
  for (const { expression } of outputs) {
    if (expression.kind !== 'column') continue;
    const { label, role } = index.field(expression.table, expression.column);
    const isShared = others.some(
      (table) =>
        table !== expression.table && index.dataset(table).fields.some((field) => field.label === label),
    );
    if (isShared && (role === 'geography' || role === 'category'))
      undecided(`whose ${label} is meant is not said`);
  }
}

/** Rejects how many different values there are of what is grouped by: of each of them there is one. */
export function checkOwnValues(query: LogicalQuery): void {
  if (query.kind !== 'aggregate') return;
  const isOwn = query.measures.some(({ expression }) => {
    if (expression.kind !== 'aggregate' || !expression.distinct || expression.argument === null) return false;
    const { argument } = expression;
    return query.dimensions.some((one) => isSame(one.expression, argument));
  });
  if (isOwn) noSense('of what is grouped by there is one value each');
}

const THEIR_OWN =
  /\b(?:at|by|from|in|of|outside|to|within) (?:her|his|its|their|(?:\S+ )?\S+ 's?) own (?!average|mean|median|right)\S/;

/** Rejects a value that is no more than there, where it must be that of others: "donated at a site in *their own* city". */
export function checkTheirOwn(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || query.where === null || !THEIR_OWN.test(words.join(' '))) return;
  if (isCompared(query.where)) return;
  noSense('that it is their own is not compared');
}

/** Whether columns of two tables are compared. */
function isCompared(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(isCompared);
  if (condition.kind === 'not') return isCompared(condition.of);
  if (condition.kind === 'exists') return condition.where !== null && isCompared(condition.where);
  if (condition.kind !== 'test') return true;
  return tablesOf(condition.expression).size > 1;
}

/** The tables of which there must be no row. */
function lacked(condition: Condition): readonly string[] {
  return condition.kind === 'not' && condition.of.kind === 'exists' ? [condition.of.related] : [];
}
