import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { withEventsCounted } from './with-events-counted.ts';
import { withQuestionFirst } from './with-question-first.ts';
import { withRowsCounted } from './with-rows-counted.ts';
import { withTimeOfBoth } from './with-time-of-both.ts';

/**
 * The question in the plain form of its kind, where its own is read as something else: what is asked last ("… issued how many
 * loans?"), how often one thing happened, what happened then to how many
 * of those, and rows that are counted though their deed is a sum. The same tokens in any other.
 */
export function withPlainForm(
  tokens: readonly Token[],
  find: (tokens: readonly Token[]) => readonly Candidate[],
): readonly Token[] {
  const asked =
    withQuestionFirst(tokens) ?? withTimeOfBoth(tokens) ?? withEventsCounted(tokens, find(tokens)) ?? tokens;
  return withRowsCounted(asked, find(asked));
}
