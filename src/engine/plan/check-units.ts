import { aggregatesOf } from '../expression-walk.ts';
import { UNITS } from '../lexicon/units.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';

/** Rejects a query for numbers in one unit that columns hold in another: weights "in pounds" of a `weight_kg`. */
export function checkUnits(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !words.includes('in')) return;
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const columns = outputs.flatMap(({ expression }) => [
    expression,
    ...aggregatesOf(expression).flatMap(({ argument }) => argument ?? []),
  ]);
  for (const column of columns) {
    if (column.kind !== 'column') continue;
    const { label } = index.field(column.table, column.column);
    const own = label.split(' ');
    for (const family of UNITS) {
      const asked = family.find((unit) => unit.some((word) => words.includes(word)));
      const held = family.find((unit) => unit.some((word) => own.includes(word)));
      if (asked !== undefined && held !== undefined && asked !== held) noSense(`${label} is in another unit`);
    }
  }
}
