import type { Expression } from '../../shared/mod.ts';
import { testsOf } from '../conjuncts.ts';
import { tablesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import type { LogicalQuery } from '../logical-query.ts';

/**
 * The readings without those that say of what the rows belong to a state that the rows have themselves: "how many policies are
 * active" asks for the state of policies, though their agencies are active or not too.
 */
export function withoutStatesOfOthers<P extends { readonly query: LogicalQuery }>(
  plans: readonly P[],
): readonly P[] {
  if (plans.length < 2) return plans;
  return plans.filter(({ query }) => !plans.some((other) => isOfRowsThemselves(other.query, query)));
}

/** Whether the first says of the rows themselves what the second says of something else, and nothing else differs. */
function isOfRowsThemselves(own: LogicalQuery, other: LogicalQuery): boolean {
  const table = counted(own);
  if (own === other || table === null || table !== counted(other)) return false;
  if (!isSame(withoutWhere(own), withoutWhere(other))) return false;
  const [mine, theirs] = [testsOf(whereOf(own)), testsOf(whereOf(other))];
  const [state, ...more] = mine.filter((one) => !theirs.some((test) => isSame(one, test)));
  const [othersState, ...rest] = theirs.filter((one) => !mine.some((test) => isSame(one, test)));
  if (state === undefined || othersState === undefined || more.length + rest.length > 0) return false;
  const word = wordOf(state);
  return (
    word !== null && isOnly(state, table) && !tablesOf(othersState).has(table) && isSo(othersState, word)
  );
}

/** The table whose rows are counted, by nothing; null for anything else. */
function counted(query: LogicalQuery): string | null {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.measures.length !== 1) return null;
  const expression = query.measures[0]?.expression;
  return expression?.kind === 'aggregate' && expression.argument === null ? expression.table : null;
}

function whereOf(query: LogicalQuery): Parameters<typeof testsOf>[0] {
  return query.kind === 'values' ? null : query.where;
}

function withoutWhere(query: LogicalQuery): object {
  return { ...query, where: null, assumptions: [] };
}

/** What a state is called: the text of a value, in small letters. */
function wordOf(test: Expression): string | null {
  if (test.kind !== 'binary' || test.operator !== '=' || test.right.kind !== 'literal') return null;
  const { value } = test.right;
  return typeof value === 'string' && /^[a-z]{4,}$/i.test(value) ? value.toLowerCase() : null;
}

function isOnly(test: Expression, table: string): boolean {
  const tables = tablesOf(test);
  return tables.size === 1 && tables.has(table);
}

/** A state of that name, or a mark that is called so. */
function isSo(test: Expression, word: string): boolean {
  if (wordOf(test) === word) return true;
  const column = test.kind === 'binary' && test.left.kind === 'column' ? test.left.column : '';
  return column.toLowerCase().includes(word);
}
