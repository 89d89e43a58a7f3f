import type { Candidate } from '../candidate.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { Token } from '../token.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without the rows of the groups between these and what is measured: "branches by the fees *on their loans*" is by their
 * fees. Null where nothing of the kind is said.
 */
export function withoutTheirRows(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): Clarified | null {
  const at = tokens.findIndex(
    ({ norm }, place) => place > 2 && norm === 'their' && OF.has(tokens[place - 1]?.norm ?? ''),
  );
  const rows = candidates.find(
    ({ start, meaning, match }) => start === at + 1 && meaning.kind === 'dataset' && match !== 'misspelt',
  );
  if (at < 0 || rows?.meaning.kind !== 'dataset') return null;
  const next = tokens[rows.end];
  // "on their loans issued in 2024" says which of them.
  if (next !== undefined && next.kind !== 'symbol') return null;
  const { dataset } = rows.meaning;
  return {
    tokens: [...tokens.slice(0, at - 1), ...tokens.slice(rows.end)],
    claims: [(query) => isOfOthers(query, dataset)],
  };
}

const OF: ReadonlySet<string> = new Set(['at', 'for', 'from', 'in', 'of', 'on', 'through']);

/** Groups of something else. */
function isOfOthers(query: LogicalQuery, dataset: string): boolean {
  return (
    query.kind === 'aggregate' &&
    query.dimensions.length > 0 &&
    query.measures.some(({ expression }) => aggregatesOf(expression).length > 0) &&
    !query.dimensions.some(({ expression }) => expression.kind === 'column' && expression.table === dataset)
  );
}
