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
  field: Field,
  {
    dataset,
    knowledge,
  }: { readonly dataset: Dataset; readonly knowledge: Pick<Knowledge, 'datasets' | 'relationships'> },
): readonly string[] {
  const { label } = field;
  const isReview = dataset.label.split(' ').some((word) => REVIEWS.has(word));
  if (!isReview) return [];
  if (!RATING.test(label)) return aspectNames(field);
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

/** "cleanliness score" of the `cleanliness` in reviews, and the review score of how it was `overall`. */
function aspectNames({ label, role, min, max }: Field): readonly string[] {
  const isScale = role === 'measure' && typeof min === 'number' && min >= 0 && Number(max) <= SCALE_MAX;
  if (!isScale || SCORES.some((word) => label.endsWith(word))) return [];
  const scores = SCORES.map((word) => `${label} ${word}`);
  return label === 'overall' ? [...scores, 'overall review score', 'review score'] : scores;
}

/** The most that anything is rated by. */
const SCALE_MAX = 10;
const SCORES: readonly string[] = ['score', 'rating'];

function hasRating({ fields }: Dataset): boolean {
  return fields.some(({ label }) => /\b(?:rating|score|stars)\b/.test(label));
}
