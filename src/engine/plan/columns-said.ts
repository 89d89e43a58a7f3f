import type { KnowledgeIndex } from './knowledge-index.ts';
import { partsOf } from './rewrite.ts';

/** The columns that the words name, or that a state or a metric is of, as `table.column`. */
export function columnsSaid(index: KnowledgeIndex, said: object | undefined): ReadonlySet<string> {
  if (said === undefined) return NONE;
  const known = SAID.get(said);
  if (known?.index === index) return known.columns;
  const columns = columnsOf(index, said);
  SAID.set(said, { index, columns });
  return columns;
}

interface Said {
  readonly index: KnowledgeIndex;
  readonly columns: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Several checks look at the same query, which never changes. */
const SAID = new WeakMap<object, Said>();

function columnsOf(index: KnowledgeIndex, said: object): ReadonlySet<string> {
  const columns = new Set<string>();
  for (const part of partsOf(said)) {
    if ('dataset' in part && 'field' in part && typeof part.field === 'string')
      columns.add(`${part.dataset}.${part.field}`);
    if ('table' in part && 'column' in part) columns.add(`${part.table}.${part.column}`);
    const names = 'segments' in part && Array.isArray(part.segments) ? part.segments : [];
    const metrics = 'metrics' in part && Array.isArray(part.metrics) ? part.metrics : [];
    const expressions = [
      ...names.map((name) => index.segment(String(name)).condition),
      ...metrics.map((name) => index.metric(String(name)).expression),
    ];
    for (const expression of expressions)
      for (const column of columnsSaid(index, expression)) columns.add(column);
  }
  return columns;
}
