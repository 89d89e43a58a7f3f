import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { withNotesWrittenOut } from './with-notes-written-out.ts';
import { withRanksWrittenOut } from './with-ranks-written-out.ts';
import { withScopeLast } from './with-scope-last.ts';
import { withoutAsides } from './without-asides.ts';
import { withoutChat } from './without-chat.ts';
import { type Clarified, withoutClarifiers } from './without-clarifiers.ts';

/** What finds the candidates of other tokens. */
type Find = (tokens: readonly Token[]) => readonly Candidate[];

/**
 * The ways to ask the same without what is said beside the question, the nearest to what is typed first: without who asks
 * and why, without the talk around it, without what only says how the answer is computed.
 */
export function* plainWays(
  typed: readonly Token[],
  knowledge: Knowledge,
  find: Find,
): Generator<Clarified, void, void> {
  let tokens = typed;
  let candidates = find(tokens);
  for (const step of [
    withoutAsides,
    withoutChat,
    withNotesWrittenOut,
    withRanksWrittenOut,
    withScopeLast,
    withRanksWrittenOut,
  ]) {
    const next = step(tokens, candidates);
    if (next === null) continue;
    tokens = next;
    candidates = find(tokens);
    yield { tokens, claims: [] };
  }
  const clarified = withoutClarifiers({ tokens, candidates, knowledge });
  if (clarified !== null) yield clarified;
}
