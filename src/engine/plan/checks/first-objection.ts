import { Rejected, type RejectionReason } from '../rejection.ts';
import type { Check, Said, Where } from './check.ts';
import { formsOf } from './forms.ts';

/** What is wrong with a query, and whether it is for its phrases, of which others may make the same query. */
export interface Objection {
  readonly reason: RejectionReason;
  readonly isOfPhrases: boolean;
}

/** What the first of the checks that objects says of a query; null where none does. */
export function firstObjection<S extends Said>(
  checks: readonly (Where & { readonly check: (said: S) => void; readonly of: Check['of'] })[],
  said: S,
): Objection | null {
  const forms = formsOf(said.query);
  for (const { check, of, kind, form } of checks) {
    if ((kind !== undefined && kind !== said.query.kind) || (form !== undefined && !forms.has(form)))
      continue;
    try {
      check(said);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return { reason: error.reason, isOfPhrases: of === 'phrases' };
    }
  }
  return null;
}
