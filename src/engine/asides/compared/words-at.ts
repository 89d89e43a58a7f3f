import type { Candidate } from '../../candidate.ts';
import type { Token } from '../../token.ts';

/** A stretch of the question. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** After the words of these sets, one after the other from there on; null where one of them does not stand there. */
export function after(
  tokens: readonly Token[],
  at: number,
  ...sets: readonly ReadonlySet<string>[]
): number | null {
  return sets.every((words, place) => words.has(tokens[at + place]?.norm ?? '')) ? at + sets.length : null;
}

/** After as many words of the set as stand there. */
export function past(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let end = at;
  while (words.has(tokens[end]?.norm ?? '')) end += 1;
  return end;
}

/** After the longest name there that is for one of these; null where none is. */
export function pastName(
  candidates: readonly Candidate[],
  at: number,
  isMeant: (candidate: Candidate) => boolean,
): number | null {
  const ends = candidates.flatMap((one) => (one.start === at && isMeant(one) ? [one.end] : []));
  return ends.length === 0 ? null : Math.max(...ends);
}

/** A word that is said in place of others, where they stood. */
export function spoken(beside: Token, norm: string): Token {
  return { ...beside, kind: norm === ',' ? 'symbol' : 'word', norm, text: norm, number: null };
}

/** These words in place of others. */
export function spokenAll(beside: Token, said: string): readonly Token[] {
  return said.split(' ').map((norm) => spoken(beside, norm));
}
