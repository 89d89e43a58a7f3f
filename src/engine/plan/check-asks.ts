import type { LogicalQuery } from '../logical-query.ts';
import { countAsks } from './clauses/split-clauses.ts';
import { undecided } from './rejection.ts';

/** Rejects an answer to fewer things than are asked for: "how many borrowers are there, and how many own their home". */
export function checkAsks(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const shown = outputs.filter(({ name }) => query.hidden?.includes(name) !== true);
  if (shown.length < countAsks(words))
    undecided('how the things that are asked for belong together is not said');
}
