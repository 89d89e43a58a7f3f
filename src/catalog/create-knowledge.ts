import type { Catalog } from './catalog.ts';
import { guessKnowledge } from './guess/guess-knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { applyModel } from './semantic-model/apply-model.ts';
import type { SemanticModel } from './semantic-model/schema.ts';

/**
 * What is known of a database: the guesses from names and values, with the semantic model's word in place of each
 * guess where it has one. Throws LoanqError `misconfigured` where the model contradicts the database.
 */
export function createKnowledge(catalog: Catalog, model: SemanticModel | null): Knowledge {
  const guessed = guessKnowledge(catalog);
  return model === null ? guessed : applyModel(guessed, model, catalog);
}
