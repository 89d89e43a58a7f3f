import type { Knowledge } from '../../catalog/mod.ts';
import type { Generation, Refusal } from '../../shared/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

interface Opened {
  readonly tokens: readonly Token[];
  readonly find: (tokens: readonly Token[]) => readonly Candidate[];
  readonly knowledge: Knowledge;
  readonly answered: (tokens: readonly Token[]) => Generation | Refusal;
}

/** Leaves out what is said before a question; null where there is nothing of the kind. */
type Cut = (tokens: readonly Token[], find: Opened['find'], knowledge: Knowledge) => readonly Token[] | null;

/** The answer to a question without what is said before it; null where nothing is, or the rest is refused. */
export function afterOpening(opened: Opened, cut: Cut): Generation | null {
  const rest = cut(opened.tokens, opened.find, opened.knowledge);
  if (rest === null) return null;
  const answer = afterOpening({ ...opened, tokens: rest }, cut) ?? opened.answered(rest);
  return answer.kind === 'generation' ? answer : null;
}
