import { rememberedOf } from '../../../shared/mod.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import { Rejected, type RejectionReason } from '../rejection.ts';
import { textOf } from '../text-of.ts';
import { CHECKS } from './all-checks.ts';
import type { Check, Checked, OfWhole, Said, Where } from './check.ts';
import { createCueFinder } from './cues.ts';
import { formsOf } from './forms.ts';

/** What is wrong with a query, and whether it is for its phrases, of which others may make the same query. */
export interface Objection {
  readonly reason: RejectionReason;
  readonly isOfPhrases: boolean;
}

/** Why the query loses or adds what the words say; null where it does not. */
export function objectionTo(checked: Checked): Objection | null {
  const objection = firstOf(likelyChecks(checked.words), checked);
  if (objection === null) PASSED.set(checked.query, textOf(checked.words));
  return objection;
}

/** The words that a query has passed with. */
const PASSED = new WeakMap<LogicalQuery, string>();

/** The same of a query that was read without some of the words, or put together of several, with all the words of the question. */
export function objectionToWhole(said: Said): RejectionReason | null {
  if (PASSED.get(said.query) === textOf(said.words)) return null;
  return firstOf(likelyOfWhole(said.words), said)?.reason ?? null;
}

function firstOf<S extends Said>(
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

const likelyChecks = createCueFinder(CHECKS);

const likelyOfWhole: (words: readonly string[]) => readonly OfWhole[] = rememberedOf((words) =>
  likelyChecks(words).filter((one): one is OfWhole => one.of === 'whole'),
);
