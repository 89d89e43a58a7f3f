import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/** A question with what is known of its words. */
export interface Spoken {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
  readonly knowledge: Knowledge;
}
