import { aggregatesOf } from '../../expression-walk.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { tablesCalled } from '../tables-called.ts';

/** Rejects a number of others: "among the tall players, how many of them have a goal" counts players, and no goals. */
export function checkOfThem(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const how = words.findIndex((_, at) => OF_THEM.every((word, place) => words[at + place] === word));
  // What the question begins with may have been put last.
  const among = how > 0 && AMONG.has(words[0] ?? '') ? 0 : words.findLastIndex((word) => LAST.has(word));
  if (query.kind !== 'aggregate' || how < 0 || among < 0) return;
  const named = words.slice(among + 1).find((word) => tablesCalled(word, index).length > 0);
  if (named === undefined) return;
  const those = new Set(tablesCalled(named, index));
  const counted = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map(({ table }) => table),
  );
  if (counted.length > 0 && !counted.some((table) => those.has(table)))
    noSense('what is counted are others than those that were named');
}

const AMONG: ReadonlySet<string> = new Set(['among', 'amongst', 'of', 'out']);
const LAST: ReadonlySet<string> = new Set(['among', 'amongst']);
const OF_THEM: readonly string[] = ['how', 'many', 'of', 'them'];
