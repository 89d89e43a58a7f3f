import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { spanOfExpression } from '../../../elapsed.ts';
import { expandFields } from '../../../emit/expand-fields.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { WAITING } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/** Rejects "pending for more than 30 days": how long it took from then to its end is not known. */
export function checkUnended(query: LogicalQuery, { knowledge }: KnowledgeIndex): void {
  const asked = expandFields(query, knowledge);
  if (asked.kind === 'values') return;
  const tests = testsOf(asked.where);
  const outputs =
    asked.kind === 'list'
      ? asked.fields.map(({ expression }) => expression)
      : asked.measures.flatMap(({ expression }) =>
          tests.some(isWaiting) ? aggregatesOf(expression).flatMap(({ argument }) => argument ?? []) : [],
        );
  if (tests.some(isOfSpan) || outputs.some(lastsUntilEnd)) noSense('what has not ended lasts until now');
}

/** "average turnaround of pending applications": of those alone. */
function isWaiting(test: Expression): boolean {
  if (test.kind !== 'binary' || test.operator !== '=' || test.right.kind !== 'literal') return false;
  return WAITING.has(String(test.right.value).toLowerCase());
}

/** How long something took, between two dates of its own. */
function isOfSpan(test: Expression): boolean {
  return test.kind === 'binary' && lastsUntilEnd(test.left);
}

function lastsUntilEnd(expression: Expression): boolean {
  const span = spanOfExpression(expression);
  // The date of what became of it ("days until it was decided") is a column where that is so.
  return span?.from.kind === 'column' && (span.to.kind === 'column' || span.to.kind === 'case');
}

/** Without one of these {@link checkUnended} holds on to nothing. */
export const UNENDED_CUES: readonly Cue[] = [WAITING];
