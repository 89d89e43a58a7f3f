import type { Expression, RelatedExpression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the last of somebody's rows where it is the last that came, of rows that are planned ahead, and what is said of it is of when
 * it was planned, or that it did not come: "loans whose last payment is due in 2025", "whose last payment was missed".
 */
export function checkLastCome(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  for (const where of wheresIn(query.where)) {
    const tests = testsOf(where);
    for (const last of tests.flatMap(lastIn)) checkLast(last, tests, index);
  }
}

function checkLast(last: RelatedExpression, tests: readonly Expression[], index: KnowledgeIndex): void {
  const [by] = last.orderBy;
  const { defaultDate, label } = index.dataset(last.related);
  if (by?.kind !== 'column' || by.column === defaultDate) return;
  for (const test of tests) {
    if (lastIn(test).length > 0) continue;
    const names = columnsOf(test).filter(({ table }) => table === last.related);
    if (test.kind === 'is-null' && !test.negated && names.some(({ column }) => column === by.column))
      noSense(`the last ${label} is one that came`);
    if (names.some(({ column }) => column === defaultDate))
      undecided(`by which date a ${label} is the last is not said`);
  }
}

/** "its key is that of the last of theirs" */
function lastIn(test: Expression): readonly RelatedExpression[] {
  return test.kind === 'binary' && test.right.kind === 'related' && test.right.isFromEnd === true
    ? [test.right]
    : [];
}

/** The condition itself, and those on related rows within it. */
function wheresIn(condition: Condition | null): readonly Condition[] {
  if (condition === null) return [];
  switch (condition.kind) {
    case 'all':
    case 'any':
      return [condition, ...condition.of.flatMap(wheresIn)];
    case 'not':
      return wheresIn(condition.of);
    case 'exists':
    case 'related-aggregate':
      return wheresIn(condition.where);
    default:
      return [];
  }
}

/** Without one of these {@link checkLastCome} holds on to nothing. */
export const LAST_COME_CUES: readonly Cue[] = [new Set(['last', 'latest', 'newest', 'recent'])];
