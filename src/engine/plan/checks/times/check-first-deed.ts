import { conjunctsOf } from '../../../conjuncts.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { isStanding } from '../../is-standing.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { spacedTextOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects who was first or last to do something, by a date of their own: "the last customer to cancel" is not the one who came last.
 * So is what was done to rows, where another day of theirs would say: "which loan was charged off most recently".
 */
export function checkFirstDeed(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list' || query.limit === null) return;
  const { from, fields, order, where, assumptions } = query;
  const ranked = fields.find(({ name }) => name === order[0]?.by);
  if (ranked?.role !== 'time' || !assumptions.includes(`ranked by ${ranked.label}`)) return;
  const text = spacedTextOf(words);
  if (!FIRST.test(text)) return;
  const did = conjunctsOf(where).some(
    (one) => (one.kind === 'exists' || one.kind === 'related-aggregate') && one.table === from,
  );
  if (did && isStanding(index, from))
    undecided('whether the day is that of what they did or their own is not said');
  const isOther = fields.some(
    ({ expression, name }) =>
      expression.kind === 'column' &&
      expression.table === from &&
      name !== ranked.name &&
      index.field(from, expression.column).role === 'time',
  );
  if (isOther && DONE_FIRST.test(text)) undecided('by which of the days they come first is not said');
}

/** "the oldest branch with loans" is that by its own day. */
const FIRST = / (?:first|last|latest|earliest|recently) /;
const DONE_FIRST =
  /(?:ed|ed off|ed out|ed back) (?:(?:the )?(?:most|least) recently|first|last|earliest|latest) /;

/** Without one of these {@link checkFirstDeed} holds on to nothing. */
export const FIRST_DEED_CUES: readonly Cue[] = [FIRST];
