import type { Knowledge } from '../../catalog/mod.ts';
import { wordsOfRole } from '../words-of-role.ts';

/**
 * Tables that are called after what their rows refer to, of which no table has the name: of `award_players` the players are elsewhere,
 * as its `player_id` says.
 */
export function calledAfterOthers({ datasets, relationships }: Knowledge): ReadonlySet<string> {
  const called = datasets.filter(({ name, label, fields }) => {
    const head = label.split(' ').at(-1) ?? '';
    if (datasets.some((other) => other.label === head || other.synonyms.includes(head))) return false;
    return relationships.some(({ from, fromColumns: [column, ...others] }) => {
      const key =
        from === name && others.length === 0 ? fields.find((one) => one.name === column) : undefined;
      return key !== undefined && wordsOfRole(key.label).join(' ') === head;
    });
  });
  return new Set(called.map(({ name }) => name));
}
