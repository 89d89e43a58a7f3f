import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** Reads questions with a step of the engine that rewords them: the words that it makes, null where it makes none. */
export function rewording(
  step: (tokens: readonly Token[]) => readonly Token[] | null,
): (question: string) => string | null {
  return (question) =>
    step(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ') ?? null;
}
