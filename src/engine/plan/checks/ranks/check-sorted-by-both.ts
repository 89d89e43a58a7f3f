import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the lowest where "sorted by price and then by length, *top 20*" asks for the highest, and an order by the first alone of two
 * that are named.
 */
export function checkSortedByBoth(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || query.limit === null) return;
  const text = textOf(words);
  const [first] = query.order;
  if (first?.direction === 'asc' && TOP_LAST.test(text) && !LEAST.test(text))
    noSense('the first of an order are its highest');
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const second = SORTED_BY_BOTH.exec(text)?.[1] ?? '';
  const isLost =
    second !== '' &&
    outputs.some(
      ({ label, name }) => label.split(' ').includes(second) && !query.order.some(({ by }) => by === name),
    );
  if (isLost) undecided('whether both decide the order is not said');
}

const TOP_LAST = /\b(?:order|ordered|rank|ranked|sort|sorted) by .*\btop (?:\d+|five|ten|twenty|three)\b/;
const LEAST = /\b(?:asc|ascending|cheapest|earliest|fewest|least|lowest|oldest|shortest|smallest|worst)\b/;
const SORTED_BY_BOTH =
  /\b(?:order|ordered|rank|ranked|sort|sorted) by (?:[a-z]+ ){1,3}?and (?:[a-z]+ ){0,2}?([a-z]+)(?= ?[,.?!]| first\b| top\b|$)/;

/** Without one of these {@link checkSortedByBoth} holds on to nothing. */
export const SORTED_BY_BOTH_CUES: readonly Cue[] = [TOP_LAST, SORTED_BY_BOTH];
