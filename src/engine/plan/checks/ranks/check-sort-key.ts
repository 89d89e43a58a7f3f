import type { LogicalQuery } from '../../../logical-query.ts';
import { withSpeakingNames } from '../../../read/speaking-names.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects an order by one of several numbers where another has more of the words that say by what: "orders and late orders by shop, by
 * late orders descending".
 */
export function checkSortKey(
  query: LogicalQuery,
  words: readonly string[],
  { knowledge }: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const said = SORT_KEY.exec(textOf(words))?.[1]?.split(' ') ?? [];
  const { measures, order } = withSpeakingNames(query, knowledge);
  const shared = ({ name }: { readonly name: string }): number =>
    name.split('_').filter((word) => said.includes(word)).length;
  const first = measures.find(({ name }) => name === order[0]?.by);
  if (first !== undefined && measures.some((other) => shared(other) > shared(first)))
    undecided('by which of the numbers they are sorted is not said');
}

/** What stands between the last comma, or a word of sorting, and the direction at the end. */
const SORT_KEY =
  /(?:,|\b(?:by|ordered|sorted)) (?:the )?((?:[\w-]+ ){1,5}?)(?:(?:a|de)scending|(?:highest|largest|lowest|smallest|most) first|first)[ .?!]*$/;

/** Without one of these {@link checkSortKey} holds on to nothing. */
export const SORT_KEY_CUES: readonly Cue[] = [SORT_KEY];
