import type { AggregateQuery } from '../../../logical-query.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects "the average stay in the five largest wards" by the stay: they are not large by an average, and what they are large by is not said. */
export function checkSizeOfRanked(
  { dimensions, measures, order, limit, perGroup }: AggregateQuery,
  { phrases, words }: { readonly phrases: readonly Phrase[]; readonly words: readonly string[] },
): void {
  if ((limit === null && perGroup === null) || dimensions.length === 0) return;
  if (phrasesOf(phrases, 'by-measure').length > 0 || phrasesOf(phrases, 'order').length > 0) return;
  const isRankedAlone = phrasesOf(phrases, 'rank').some(
    ({ by, quality, property }) =>
      by === null && property === undefined && (quality === 'size' || quality === 'value'),
  );
  if (!isRankedAlone || !OF_LARGEST.test(textOf(words))) return;
  const key = measures.find(({ name }) => name === order[0]?.by);
  if (key !== undefined && !isAddedUp(key.expression)) undecided('by what they are ranked is not said');
}

/** The more there is, the larger it is. */
function isAddedUp(expression: AggregateQuery['measures'][number]['expression']): boolean {
  return (
    expression.kind === 'aggregate' && (expression.function === 'count' || expression.function === 'sum')
  );
}

const SIZE = '(?:largest|biggest|smallest|top|bottom)';
/** "of the five largest …", "in our top 3 …". */
const OF_LARGEST = new RegExp(
  `\\b(?:of|in|for|at|across|among|from|within) (?:the |our |its |each of the )*(?:\\S+ )?${SIZE}\\b`,
);
