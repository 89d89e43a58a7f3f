import { aggregatesOf } from '../../../expression-walk.ts';
import { DISTINCT } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { doneThings } from '../../../rows-of-deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesOnWay } from '../../tables-on-way.ts';

/**
 * Rejects the number of different kinds where each time may be meant: whoever had the most procedures had the most of the
 * `performed_procedures`, or the most of those that there are to perform.
 */
export function checkKindsOfDeeds(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate') return;
  const deeds = doneThings(index.knowledge);
  if (deeds.length === 0 || words.some((word) => DISTINCT.has(word))) return;
  const counted = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .filter((one) => one.function === 'count' && (one.argument === null || one.distinct));
  const labels = counted.flatMap(({ table, argument }) => [
    index.dataset(table).label,
    ...(argument?.kind === 'column' ? referredTo(argument, index) : []),
  ]);
  const tables = tablesOnWay(query, index.knowledge);
  for (const { table, thing } of deeds) {
    const isEachTime = counted.some((one) => one.table === table.name && !one.distinct);
    if (tables.has(table.name) && labels.includes(thing) && !isEachTime)
      undecided('whether each counts once or every time is not said');
  }
}

/** What the rows are called that a key refers to. */
function referredTo(
  { table, column }: { readonly table: string; readonly column: string },
  { knowledge }: KnowledgeIndex,
): readonly string[] {
  const keys = knowledge.relationships.filter((one) => one.from === table && one.fromColumns[0] === column);
  return knowledge.datasets.flatMap(({ name, label }) => (keys.some(({ to }) => to === name) ? [label] : []));
}
