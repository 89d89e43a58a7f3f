import { testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the first of all rows where each one's own is meant: "borrowers who were approved at first application"; and all rows where
 * the first of them is asked for, whatever column is called so: "which students registered first". Rejects the date of which a time is
 * said for the one at which it happened: "which loan issued in 2018 was *paid off last*".
 */
export function checkFirsts(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'list' && isOrderedByOther(query, words, index))
    undecided('by which date the first or the last is meant is not said');
  if (query.kind === 'list' && query.order.length === 0 && DONE_FIRST.test(textOf(words)))
    noSense('which of them comes first is asked for');
  const text = textOf(words);
  if (FIRST_OF_FIRST.test(text)) noSense('the first of each, and of these the latest, is no one order');
  if (MISSED.test(text)) noSense("each one's own first or last is meant");
  if (query.kind === 'values' || query.where === null) return;
  if (!OWN_FIRST.test(text) && !OF_FIRST.test(text)) return;
  const where = JSON.stringify(query.where);
  if (RELATED.test(where) && where.includes(OF_ALL)) noSense("each one's own first is meant");
}

/** Whether what happened first or last has another name than the date of the order, of which a time is said before. */
function isOrderedByOther(query: ListQuery, words: readonly string[], index: KnowledgeIndex): boolean {
  const [, verb] = HAPPENED.exec(textOf(words)) ?? [];
  const [order] = query.order;
  const by = query.fields.find(({ name }) => name === order?.by)?.expression;
  if (verb === undefined || by?.kind !== 'column') return false;
  const isSaid = testsOf(query.where)
    .flatMap(columnsOf)
    .some((one) => isSame(one, by));
  const { label, synonyms, role } = index.field(by.table, by.column);
  const states = index.knowledge.segments.filter((one) => one.dataset === by.table && one.date === by.column);
  const names = [label, ...synonyms, ...states.flatMap((one) => [one.label, ...one.synonyms])];
  return isSaid && role === 'time' && !names.some((name) => name === verb || name === `${verb} on`);
}

const HAPPENED =
  /^(?:which|who|what) [^?.]* (?!(?:off|out|up|in|earliest|latest|newest|oldest|recent) )([a-z]+(?: (?:off|out|up|in))?) (?:first|last|earliest|latest)(?: [?.!])?$/;
const DONE_FIRST = /^(?:which|who) .*(?<!\b(?:by|the|their|whose) )\b(?:first|last)(?: [?.!])?$/;

const OWN_FIRST =
  /\b(?:after|at|by|during|on|upon|with|within) (?:a |the )?(?:very )?(?:first|earliest|last|latest|initial) [a-z]+\b(?! (?:of|ever))/;
/** "the amount of the last payment", "how much was the last payment". */
const OF_FIRST =
  /\b(?:amount|date|dates|day|size|how (?:big|large|much) (?:is|was)) (?:of )?(?:the |their |its )?(?:very )?(?:first|earliest|last|latest|most recent) [a-z]+\b/;
/** "the branch with the most recent first loan" */
const FIRST_OF_FIRST =
  /\bthe (?:latest|most recent|newest|earliest|oldest) (?:first|last) (?!(?:and|by|for|from|in|of|on|per|then|with|within)\b)[a-z]/;
/** "loans that missed the first payment", "first payment defaults". */
const MISSED =
  /\b(?:missed|missing|skipped) (?:(?:a|the|their|its|very) )*(?:first|last|latest) |\b(?:first|last) (?:payment|installment|instalment)s? default/;
const RELATED = /"kind":"(?:exists|related-aggregate)"/;
const OF_ALL = '"kind":"compare-to-aggregate"';

/** Without one of these {@link checkFirsts} holds on to nothing. */
export const FIRSTS_CUES: readonly Cue[] = [
  HAPPENED,
  DONE_FIRST,
  FIRST_OF_FIRST,
  MISSED,
  OWN_FIRST,
  OF_FIRST,
];
