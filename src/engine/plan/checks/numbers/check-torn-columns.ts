import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';

/**
 * Rejects two groups of one column that is named with what it belongs to: "approved by *product category*" is grouped by the category of the
 * products, and not by product and category.
 */
export function checkTornColumns(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.dimensions.length < 2) return;
  const groups = query.dimensions.flatMap(({ expression }) =>
    expression.kind === 'column' ? columnsOf(expression) : [],
  );
  for (const { table, column } of groups) {
    const { display, label } = index.dataset(table);
    const called = index.field(table, column).label.toLowerCase();
    const isNamed = groups.some(
      (one) => one.table === table && one.column !== column && display.includes(one.column),
    );
    if (!isNamed || display.includes(column) || called.includes(' ')) continue;
    const nouns = words.flatMap((word, at) => (singularOf(word) === label.toLowerCase() ? [at] : []));
    // "by product and category" names both, and so does "by product, product category".
    if (nouns.length === 1 && words[(nouns[0] ?? 0) + 1] === called)
      noSense('a column is named with what it belongs to, and is grouped by alone');
  }
}
