import type { Dataset } from '../../catalog/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/**
 * The table whose names the rows go by, where they have none: a poker player is one of the people, and the same is no other
 * player. Null where the rows belong to several others, or share one.
 */
export function namedThrough(index: KnowledgeIndex, { name, rowCount }: Dataset): Dataset | null {
  const [only, ...others] = index.knowledge.relationships.filter(
    ({ from, to }) => from === name && to !== name,
  );
  const [column, ...more] = only?.fromColumns ?? [];
  if (only === undefined || column === undefined || others.length + more.length > 0) return null;
  const target = index.dataset(only.to);
  const isOneToOne = only.isOneToOne || index.field(name, column).distinctCount === rowCount;
  const isNamed =
    target.display.length > 0 &&
    target.display.every((display) => index.field(target.name, display).role === 'name');
  return isOneToOne && isNamed ? target : null;
}
