import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects rows of which one comes after another where their order is not asked of the data: "a late order followed by a paid one". */
export function checkFollowed(query: LogicalQuery, words: readonly string[]): void {
  if (!words.includes('followed')) return;
  if (isInOrder(query)) return;
  if (FOLLOWED.test(textOf(words))) noSense('which of them came first is not in the answer');
}

/** The same noun, or "one", on both sides: in a list of columns one column is followed by another. */
const FOLLOWED =
  /\b(\w+) (?:(?:that|which) )?(?:(?:was|is|were) )?followed (?:\S+ ){0,5}?by (?:(?:an?|another) )?(?:\S+ ){1,3}?(?:one|\1)\b/;

/** Whether the days of two of their rows are compared. */
function isInOrder(query: LogicalQuery): boolean {
  if (query.kind === 'values' || query.where?.kind !== 'test') return false;
  const { expression } = query.where;
  return (
    expression.kind === 'binary' &&
    [expression.left, expression.right].every(({ kind }) => kind === 'related')
  );
}

/** Without one of these {@link checkFollowed} holds on to nothing. */
export const FOLLOWED_CUES: readonly Cue[] = ['followed'];
