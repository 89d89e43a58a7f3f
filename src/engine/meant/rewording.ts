import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Linker } from '../link/create-linker.ts';
import type { Token } from '../token.ts';

/** What tells how words are meant. */
export interface Means {
  readonly linker: Linker;
  /** What the words may mean. */
  readonly find: (tokens: readonly Token[]) => readonly Candidate[];
  readonly knowledge: Knowledge;
}

/** The same where spelling does not matter. */
export type Meanings = Omit<Means, 'linker'>;

/** Puts what is typed as it is meant; the very tokens where it is so, as what is known of them stays known. */
export type Rewording = (tokens: readonly Token[], means: Means) => readonly Token[];
