import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Linker } from '../link/create-linker.ts';
import type { Token } from '../token.ts';

/** What tells whether a question can be said in other words. */
export interface Wordings {
  readonly linker: Linker;
  readonly knowledge: Knowledge;
  readonly find: (tokens: readonly Token[]) => readonly Candidate[];
}

/** A question with the words of which nothing is known. */
export interface Asked extends Wordings {
  readonly unknown: readonly Token[];
}
