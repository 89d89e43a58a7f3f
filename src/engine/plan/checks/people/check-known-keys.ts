import { singularOf } from '../../../../catalog/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';

/**
 * Rejects the name of the rows themselves where it is said of somebody whom a key of theirs refers to: "employees who have a manager
 * named Berg" are none of that name.
 */
export function checkKnownKeys(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const tests = testsOf(query.where);
  const keys = tests.flatMap((test) =>
    test.kind === 'is-null' && test.negated && test.operand.kind === 'column' ? [test.operand] : [],
  );
  if (keys.length === 0) return;
  const named = tests.filter(({ kind }) => kind !== 'is-null').flatMap(columnsOf);
  for (const { table, column } of keys) {
    const { role, label, synonyms } = index.field(table, column);
    const isReference = role === 'key' && !index.dataset(table).primaryKey.includes(column);
    const nouns = new Set([label, ...synonyms].flatMap((name) => name.split(' ')));
    const at = words.findIndex((word) => nouns.has(singularOf(word)));
    const isNamed = named.some(
      (one) => one.table === table && index.field(table, one.column).role === 'name',
    );
    if (isReference && isNamed && words.slice(at + 1).some((word) => NAMING.has(word)))
      undecided(`whose name is meant is not said`);
  }
}

const NAMING: ReadonlySet<string> = new Set(['called', 'is', 'named', 'whose', 'with', "'s"]);
