import type { LogicalQuery } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import type { Phrase } from '../phrase.ts';
import type { Cue } from './cues.ts';
import type { Form } from './forms.ts';

/** A query with all that was said and what it was made of. */
export interface Checked {
  readonly query: LogicalQuery;
  readonly draft: Draft;
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** What holds of a whole question. */
export type Said = Pick<Checked, 'query' | 'words' | 'index'>;

/** What refuses a class of queries that lose or add to what the words say. */
export type Check = OfWhole | OfPart;

/** Where alone a check may hold on to anything, as a cheap look tells. */
export interface Where {
  readonly kind?: LogicalQuery['kind'];
  readonly cues?: readonly Cue[];
  readonly form?: Form;
}

/** Holds for the whole question. */
export interface OfWhole extends Where {
  readonly of: 'whole';
  readonly check: (said: Said) => void;
}

/** Holds for the words that are read together only, for what else is said would mislead it; of its phrases, which others may replace. */
interface OfPart extends Where {
  readonly of: 'part' | 'phrases';
  readonly check: (checked: Checked) => void;
}

export function ofWhole(check: (said: Said) => void, where: Where = {}): OfWhole {
  return { of: 'whole', check, ...where };
}

export function ofPart(check: (checked: Checked) => void, where: Where = {}): OfPart {
  return { of: 'part', check, ...where };
}

export function ofPhrases(check: (checked: Checked) => void, where: Where = {}): OfPart {
  return { of: 'phrases', check, ...where };
}
