import { rememberedOf } from '../../../shared/mod.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import type { RejectionReason } from '../rejection.ts';
import { textOf } from '../text-of.ts';
import { CHECKS } from './all-checks.ts';
import type { Checked, OfWhole, Said } from './check.ts';
import { createCueFinder } from './cues.ts';
import { firstObjection, type Objection } from './first-objection.ts';

/** Why the query loses or adds what the words say; null where it does not. */
export function objectionTo(checked: Checked): Objection | null {
  const objection = firstObjection(likelyChecks(checked.words), checked);
  if (objection === null) PASSED.set(checked.query, textOf(checked.words));
  return objection;
}

/** The words that a query has passed with. */
const PASSED = new WeakMap<LogicalQuery, string>();

/** The same of a query that was read without some of the words, or put together of several, with all the words of the question. */
export function objectionToWhole(said: Said): RejectionReason | null {
  if (PASSED.get(said.query) === textOf(said.words)) return null;
  return firstObjection(likelyOfWhole(said.words), said)?.reason ?? null;
}

const likelyChecks = createCueFinder(CHECKS);

const likelyOfWhole: (words: readonly string[]) => readonly OfWhole[] = rememberedOf((words) =>
  likelyChecks(words).filter((one): one is OfWhole => one.of === 'whole'),
);
