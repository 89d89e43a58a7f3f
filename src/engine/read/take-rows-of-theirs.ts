import { conditionTables } from '../expression-walk.ts';
import type { Condition } from '../logical-query.ts';
import type { Reader } from './reader.ts';

/** What is said of rows that refer to these, by their table: borrowers `with late loans issued in 2024`. */
export function takeRowsOfTheirs(
  conditions: readonly Condition[],
  { base, knowledge }: Reader,
): { readonly theirs: readonly [string, readonly Condition[]][]; readonly own: readonly Condition[] } {
  const tableOf = (condition: Condition): string | null => {
    const [table, ...others] = condition.kind === 'test' ? conditionTables(condition) : [];
    const refers = knowledge.relationships.some(({ from, to }) => from === table && to === base);
    return table !== undefined && others.length === 0 && table !== base && refers ? table : null;
  };
  const byTable = Map.groupBy(conditions, tableOf);
  const theirs = [...byTable].flatMap(([table, of]): [string, readonly Condition[]][] =>
    table === null ? [] : [[table, of]],
  );
  return { theirs, own: byTable.get(null) ?? [] };
}
