import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import type { Cue } from '../cues.ts';
import { isColumn } from '../value-tests.ts';

/** Rejects one of theirs that was not done for what they never did: "listeners who *never paid*" have no payment, and not one without a day. */
export function checkNeverOfTheirs(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'list') return;
  for (const part of partsOf(query.where)) {
    if (!('kind' in part && part.kind === 'is-null' && 'negated' in part && part.negated === false)) continue;
    const column = 'operand' in part && isColumn(part.operand) ? part.operand : null;
    if (column === null || index.isToOne(query.from, column.table)) continue;
    if (index.field(column.table, column.column).role === 'time')
      undecided(
        `whether none or one of their ${index.dataset(column.table).labelPlural} is meant is not said`,
      );
  }
}

/** Without this {@link checkNeverOfTheirs} holds on to nothing. */
export const NEVER_OF_THEIRS_CUES: readonly Cue[] = ['never'];
