import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsIn } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';

/**
 * Rejects a query without a column that is a quotient and whose name stands in the question: "debt to income bands" are none of
 * what is owed and of incomes.
 */
export function checkQuotients(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = spacedTextOf(words);
  const said = namesIn(index).filter(({ name }) => text.includes(` ${name} `));
  if (said.length === 0) return;
  const columns = columnsIn(query);
  const values = JSON.stringify(query).toLowerCase().replaceAll('-', ' ');
  for (const { name } of said) {
    const isShown = said.some(
      (one) =>
        one.name === name &&
        columns.some(({ table, column }) => table === one.table && column === one.column),
    );
    // "declined for high debt to income": a value of another column.
    if (!isShown && !values.includes(name)) noSense(`"${name}" is said, which is not looked at`);
  }
}

interface Quotient {
  readonly name: string;
  readonly table: string;
  readonly column: string;
}

/** As opposed to "as of date" and "max loan amount". */
const QUOTIENT = /^[a-z]+ (?:per|to) [a-z]+$/;

function namesIn(index: KnowledgeIndex): readonly Quotient[] {
  const known = NAMES.get(index);
  if (known !== undefined) return known;
  const found = index.knowledge.datasets.flatMap(({ name: table, fields }) =>
    fields.flatMap(({ name: column, label, synonyms, expression }) =>
      (expression === null ? [label, ...synonyms] : [])
        .map((name) => name.toLowerCase().replaceAll('-', ' '))
        .flatMap((name) => (QUOTIENT.test(name) ? [{ name, table, column }] : [])),
    ),
  );
  NAMES.set(index, found);
  return found;
}

const NAMES = new WeakMap<KnowledgeIndex, readonly Quotient[]>();
