import type { Knowledge, Phrasing } from '../catalog/mod.ts';
import { rememberedOf } from '../shared/mod.ts';
import { type LocalTurn, localTurns } from './local-turns.ts';
import type { Token } from './token.ts';

/** What people say of the data that is known, put in plainer words; the very tokens where they say nothing of the kind. */
export interface OwnPhrasings {
  /** What would be taken for something else. */
  first(tokens: readonly Token[]): readonly Token[];
  /** What is not understood otherwise. */
  fallback(tokens: readonly Token[]): readonly Token[];
}

/** The phrasings that the semantic model tells. */
export const ownPhrasings: (knowledge: Knowledge) => OwnPhrasings = rememberedOf(
  ({ firstPhrasings = [], fallbackPhrasings = [] }: Knowledge) => ({
    first: localTurns(firstPhrasings.map(turnOf)),
    fallback: localTurns(fallbackPhrasings.map(turnOf)),
  }),
);

function turnOf({ said, plain }: Phrasing): LocalTurn {
  return [said, plain];
}
