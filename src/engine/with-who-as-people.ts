import type { Knowledge } from '../catalog/mod.ts';
import { BEING } from './lexicon/cues.ts';
import type { Token } from './token.ts';

/**
 * "Who was hired in 2020?" as "Which people were hired in 2020?", where rows of some table are called so; null for other
 * questions.
 */
export function withWhoAsPeople(tokens: readonly Token[], { datasets }: Knowledge): readonly Token[] | null {
  const [who, next] = tokens;
  // "Who are you?" asks for no rows.
  if (who?.norm !== 'who' || next?.kind !== 'word' || next.norm === 'are') return null;
  if (!datasets.some(({ synonyms }) => synonyms.includes(PEOPLE))) return null;
  return [{ ...who, norm: 'which' }, { ...who, norm: PEOPLE }, ...tokens.slice(1)];
}

/** "Who is late?" as "Which people who is late?", for "who is late" may be the name of a state of theirs; null for other questions. */
export function withPeopleBeforeWho(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const people = withWhoAsPeople(tokens, knowledge);
  return people === null || !BEING.has(tokens[1]?.norm ?? '') ? null : [...people.slice(0, 2), ...tokens];
}

const PEOPLE = 'people';
