import { EACH } from '../../../lexicon/cues.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects answers to notes ("rows: what is asked") that have less or more than what stands behind the colon, or a row for each of those
 * who are only said to be so.
 */
export function checkNotes(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || !words.includes(':')) return;
  const text = textOf(words);
  if (query.kind === 'list') {
    if (query.limit === null && COUNT_LAST.test(text)) noSense('a number is asked for, and no rows');
    return;
  }
  const { measures, order, where } = query;
  if (measures.length < 2 && TWO_NUMBERS.test(text)) noSense('two numbers are asked for');
  if (measures.length > 1 && PART_OF_IT.test(text)) noSense('the part of it alone is asked for');
  if (order.length === 0 && WHO_IS_FIRST.test(text)) noSense('the one that comes first is asked for');
  const isOfTotal = measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (isOfTotal && where !== null && SHARE_BY.test(text))
    undecided('whether the part is one of each or of all is not said');
  if (
    isOfEachOwner(query, index) &&
    !NAMING.test(text) &&
    !words.some((word) => EACH.has(word) || word === 'by')
  )
    noSense('a number for each of them is not asked for');
}

const COUNT_LAST = /: (?:how many(?: [a-z]+)?|(?:count|number) of [a-z]+s)(?: [?.])?$/;
/** "late boats: count, plus the number of different owners" */
const TWO_NUMBERS =
  /: (?:count|number|the (?:count|number)) (?:,|and|plus|with)(?: and| plus)? (?:the )?(?:number|count) of\b/;
/** "our exposure: percentage of it that …" */
const PART_OF_IT =
  /: (?:the )?(?:%|percent|percentage|proportion|share) (?:of (?:it|that|this|the (?:amount|number|sum|total|value|volume))|from)\b(?!.*(?: and\b| ,))/;
/** "fees added up per owner: who comes out highest?" */
const WHO_IS_FIRST =
  /: (?:which one|who|which) (?:comes?|is|are|ranks?|stands?)(?: out| in)? (?:biggest|first|highest|largest|last|lowest|on top|smallest)\b/;
/** "price over 20: share of boats per kind" */
const SHARE_BY =
  /: (?:the )?(?:%|percent|percentage|proportion|share) of [a-z]+s(?: in percent)?(?: ,)? (?:by|for each|per)\b/;
const NAMING = /\b(?:display|id|ids|list|name|names|show|which|who|whom)\b/;

/** "owner lives in Utah: how many boats?" is one number, and so is "owners in Utah: what is the mean price of their boats?" */
function isOfEachOwner({ dimensions }: AggregateQuery, index: KnowledgeIndex): boolean {
  const [first] = dimensions;
  if (first?.role !== 'identifier' || first.expression.kind !== 'column') return false;
  return index.isParty(first.expression.table);
}

/** Without one of these {@link checkNotes} holds on to nothing. */
export const NOTES_CUES: readonly Cue[] = [':'];
