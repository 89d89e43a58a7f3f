import type { Dataset, Relationship } from '../../catalog/mod.ts';
import { joinPath } from '../joins/join-path.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { isOfPeople } from './people.ts';

/**
 * The table whose names the rows go by, where they have none: a poker player is one of the people, and the same is no other
 * player, and a member of a club is one of the students. Null where the rows may go by several others, or share one, or where what the question is about has such names otherwise.
 */
export function namedThrough(index: KnowledgeIndex, dataset: Dataset, anchor: string): Dataset | null {
  const keys = index.knowledge.relationships.filter(
    ({ from, to }) => from === dataset.name && to !== dataset.name,
  );
  const [only, ...others] = PARTAKERS.has(lastWordOf(dataset.label))
    ? keys.filter(({ to }) => isPerson(index.dataset(to)))
    : keys.filter((key) => isSelf(index, dataset, { key, isOnly: keys.length === 1 }));
  if (only === undefined || others.length > 0) return null;
  const target = index.dataset(only.to);
  const isNamed =
    target.display.length > 0 &&
    target.display.every((display) => index.field(target.name, display).role === 'name');
  return isNamed && isOnWay(index, [dataset.name, target.name], anchor) ? target : null;
}

/** People who are kept once for each thing that they are in: a member of a club is somebody. */
const PARTAKERS: ReadonlySet<string> = new Set(['attendee', 'member', 'participant']);

function isPerson(dataset: Dataset): boolean {
  return isOfPeople(dataset) || dataset.synonyms.includes('person');
}

function lastWordOf(label: string): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}

/** A department's professors are not called as its head is, who is somebody of the same table. */
function isOnWay(index: KnowledgeIndex, [rows, names]: readonly [string, string], anchor: string): boolean {
  const passes = (to: string, table: string): boolean => {
    const path = joinPath(index.knowledge, { from: anchor, to, named: new Set([anchor, to]) });
    return !('kind' in path) && path.some((hop) => hop.to === table);
  };
  return anchor === rows || passes(rows, names) || passes(names, rows);
}

/** Whether the key leads to what the row itself is: of several keys the one by which rows are told apart. */
function isSelf(
  index: KnowledgeIndex,
  { name, rowCount, primaryKey }: Dataset,
  { key, isOnly }: { readonly key: Relationship; readonly isOnly: boolean },
): boolean {
  const [column, ...more] = key.fromColumns;
  if (column === undefined || more.length > 0) return false;
  const isOwn = isOnly || primaryKey.length === 0 || primaryKey.join() === column;
  return isOwn && (key.isOneToOne || index.field(name, column).distinctCount === rowCount);
}
