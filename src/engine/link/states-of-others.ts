import type { Dataset, Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { isDone } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/**
 * Tells the states of other rows that are called like what was done to those that are spoken of: of tickets with a `date_logged`, those
 * that "were logged in 2021" go by it, and not by the status `Logged` in a history that each has several rows of. "Status" says which is
 * meant, and rows have the states of what they belong to.
 */
export function statesOfOthers(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  knowledge: Knowledge,
): (candidate: Candidate) => boolean {
  const named = new Set(
    candidates.flatMap(({ meaning, match }) =>
      meaning.kind === 'dataset' && WHOLE.has(match) ? [meaning.dataset] : [],
    ),
  );
  const rows = knowledge.datasets.filter(({ name, roleOf }) => roleOf === undefined && named.has(name));
  return ({ start, end, meaning }) => {
    const done = tokens[start]?.norm ?? '';
    if (meaning.kind !== 'value' || end !== start + 1 || !isDone(done)) return false;
    if (SAID.has(tokens[start - 1]?.norm ?? '') || !rows.some((table) => isDated(table, done))) return false;
    return !rows.some(({ name }) => belongsTo(meaning.dataset, name, knowledge));
  };
}

const WHOLE: ReadonlySet<Candidate['match']> = new Set(['exact', 'inflected']);

/** Words after which a state is named. */
const SAID: ReadonlySet<string> = new Set(['as', 'into', 'stage', 'state', 'status']);

function isDated({ fields }: Dataset, done: string): boolean {
  return fields.some(({ role, label }) => role === 'time' && label.split(' ').includes(done));
}

/** Whether the rows are those of the owner, or belong to them through keys. */
function belongsTo(owner: string, rows: string, { relationships }: Knowledge): boolean {
  const found = new Set([rows]);
  for (const table of found) for (const { from, to } of relationships) if (from === table) found.add(to);
  return found.has(owner);
}
