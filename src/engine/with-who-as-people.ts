import type { Knowledge } from '../catalog/mod.ts';
import { BEING } from './lexicon/cues.ts';
import type { Token } from './token.ts';

/**
 * "Who was hired in 2020?" as "Which people were hired in 2020?", "whose bonus is above 100?" as "which people whose …", where rows of
 * some table are called so; null for other questions.
 */
export function withWhoAsPeople(tokens: readonly Token[], { datasets }: Knowledge): readonly Token[] | null {
  const [who, next] = tokens;
  // "Who are you?" asks for no rows.
  const isAsked = who?.norm === 'whose' || (who?.norm === 'who' && next?.norm !== 'are');
  if (who === undefined || !isAsked || next?.kind !== 'word') return null;
  if (!datasets.some(({ synonyms }) => synonyms.includes(PEOPLE))) return null;
  const rest = who.norm === 'whose' ? tokens : tokens.slice(1);
  return [{ ...who, norm: 'which' }, { ...who, norm: PEOPLE }, ...rest];
}

/** "Who is late?" as "Which people who is late?", for "who is late" may be the name of a state of theirs; null for other questions. */
export function withPeopleBeforeWho(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] | null {
  const people = withWhoAsPeople(tokens, knowledge);
  return people === null || !BEING.has(tokens[1]?.norm ?? '') ? null : [...people.slice(0, 2), ...tokens];
}

const PEOPLE = 'people';
