import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';
import { withoutFormNote } from './form-notes.ts';
import { withoutLeadIn } from './lead-ins.ts';

/** The question without what is said beside it: what made somebody ask, and which form the answer should have; null where it has none. */
export function withoutAsides(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const asked = withoutLeadIn(tokens, candidates);
  return withoutFormNote(asked ?? tokens) ?? asked;
}
