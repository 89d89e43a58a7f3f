import type { Token } from '../token.ts';
import { withOpeningLast } from './with-opening-last.ts';
import { withPlainClauses } from './with-plain-turn.ts';
import { withQuestionWordFirst } from './with-question-word-first.ts';

/** The question in plainer clauses, also with what it opens with at its end; null where it is so. */
export function inPlainClauses(tokens: readonly Token[]): readonly Token[] | null {
  return (
    withPlainClauses(tokens) ??
    withQuestionWordFirst(tokens) ??
    withPlainClauses(withOpeningLast(tokens) ?? [])
  );
}
