import { aggregatesOf } from '../expression-walk.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Phrase } from './phrase.ts';
import { noSense } from './rejection.ts';
import type { Nominal } from './sketch.ts';

/**
 * Rejects groups that are said to be those of something which they are not reached by: enrolments "by faculty of the
 * course", where the nearest faculty is that of the student.
 */
export function checkOwners(query: LogicalQuery, phrases: readonly Phrase[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  for (const [at, phrase] of phrases.entries()) {
    const next = phrases.slice(at + 1).find(({ kind }) => kind !== 'noise');
    const group = phrase.kind === 'group' || phrase.kind === 'columns' ? phrase.dimensions.at(-1) : undefined;
    const said = ownerIn(next);
    if (group?.kind !== 'dataset' || said === null) continue;
    const { dataset: owner, conditions } = said;
    const tables = query.measures.flatMap(({ expression }) =>
      aggregatesOf(expression).map(({ table }) => table),
    );
    const isElsewhere = tables.some(
      (table) =>
        table !== owner &&
        index.distance(table, group.dataset) <
          index.distance(table, owner) + index.distance(owner, group.dataset),
    );
    if (conditions.length === 0 && index.isToOne(owner, group.dataset) && isElsewhere)
      noSense(`the ${index.dataset(group.dataset).label} is not that of the ${index.dataset(owner).label}`);
  }
}

/** What the words after a group tie it to: "of the course". */
function ownerIn(next: Phrase | undefined): Nominal | null {
  if (next?.kind === 'nominal') return next.nominal;
  const [only, ...others] = next?.kind === 'conditions' ? next.conditions : [];
  return only?.kind === 'exists' && others.length === 0 ? only.nominal : null;
}
