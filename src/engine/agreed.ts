import type { Generation, Refusal } from '../shared/mod.ts';
import type { Token } from './token.ts';

/** What answers a question in some words. */
type Answered = (way: readonly Token[]) => Generation | Refusal;

/** What the ways to ask one thing have for an answer; null where none has one, or they differ. */
export function agreed(ways: readonly (readonly Token[])[], answered: Answered): Generation | null {
  const made = ways.flatMap((way) => {
    const one = answered(way);
    return one.kind === 'generation' ? [one] : [];
  });
  const [only, ...others] = made;
  return only !== undefined && others.every(({ sql }) => sql === only.sql) ? only : null;
}
