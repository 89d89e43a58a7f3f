import type { Dataset } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { DISTINCT } from '../../../lexicon/cues.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
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
  const deeds = index.knowledge.datasets.filter(isCalledAfterDeed);
  if (deeds.length === 0 || words.some((word) => DISTINCT.has(word))) return;
  const counted = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .filter((one) => one.function === 'count' && (one.argument === null || one.distinct));
  const labels = counted.flatMap(({ table, argument }) => [
    index.dataset(table).label,
    ...(argument?.kind === 'column' ? referredTo(argument, index) : []),
  ]);
  const tables = tablesOnWay(query, index.knowledge);
  for (const { name, label } of deeds) {
    const thing = label.slice(label.indexOf(' ') + 1);
    if (tables.has(name) && labels.includes(thing) && !counted.some(isEachTime(name)))
      undecided('whether each counts once or every time is not said');
  }
}

/** `performed procedure` */
function isCalledAfterDeed({ label, isVisible, roleOf }: Dataset): boolean {
  const [deed = '', thing] = label.split(' ');
  return isVisible && roleOf === undefined && thing !== undefined && isDone(deed);
}

function isEachTime(name: string): (one: { table: string; distinct: boolean }) => boolean {
  return ({ table, distinct }) => table === name && !distinct;
}

/** What the rows are called that a key refers to. */
function referredTo(
  { table, column }: { readonly table: string; readonly column: string },
  { knowledge }: KnowledgeIndex,
): readonly string[] {
  const keys = knowledge.relationships.filter((one) => one.from === table && one.fromColumns[0] === column);
  return knowledge.datasets.flatMap(({ name, label }) => (keys.some(({ to }) => to === name) ? [label] : []));
}
