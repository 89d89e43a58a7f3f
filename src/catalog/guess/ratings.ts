import type { Dataset, Field, Knowledge } from '../knowledge.ts';
import { lastWord } from './takings.ts';

/** Tables of which each row says what somebody thinks of something. */
const REVIEWS: ReadonlySet<string> = new Set(['evaluation', 'feedback', 'rating', 'review', 'survey']);
/** What they say it in. */
const RATING = /^(?:rating|score|stars)$/;
/** Who gives it, where the thing is none of these. */
const RATERS: ReadonlySet<string> = new Set(
  'account buyer client critic customer employee guest member passenger patient reviewer student user visitor'.split(
    ' ',
  ),
);

/** "store rating" of the rating in reviews of stores: what is rated is the one thing that reviews refer to besides who wrote them. */
export function ratingNames(
  { label }: Field,
  {
    dataset,
    knowledge,
  }: { readonly dataset: Dataset; readonly knowledge: Pick<Knowledge, 'datasets' | 'relationships'> },
): readonly string[] {
  const isReview = dataset.label.split(' ').some((word) => REVIEWS.has(word));
  if (!isReview || !RATING.test(label)) return [];
  const rated = knowledge.relationships
    .filter(({ from }) => from === dataset.name)
    .flatMap(({ to }) => knowledge.datasets.filter(({ name }) => name === to))
    .filter((one) => !RATERS.has(lastWord(one.label)));
  const [thing, ...others] = rated;
  // Of a table of ratings each is one, and what it says is its stars.
  const own = lastWord(dataset.label) === 'rating' && label !== 'rating' ? ['rating'] : [];
  if (thing === undefined || others.length > 0 || hasRating(thing)) return own;
  return [...own, ...[label, 'rating', 'review score'].map((word) => `${thing.label} ${word}`)];
}

function hasRating({ fields }: Dataset): boolean {
  return fields.some(({ label }) => /\b(?:rating|score|stars)\b/.test(label));
}
