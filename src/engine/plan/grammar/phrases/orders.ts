import { either, mapped, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { OrderEnd, Phrase, PhraseOf, RankPhrase } from '../../phrase.ts';
import type { DimensionSketch, MeasureSketch } from '../../sketch.ts';
import type { Superlative } from '../../superlative.ts';
import { dimension } from '../dimensions.ts';
import { nominal } from '../forward.ts';
import { having, of } from '../joints.ts';
import { countOf } from '../measures/counts.ts';
import { measure } from '../measures/measures.ts';
import { superlative } from '../superlatives.ts';
import { member, word } from '../words.ts';
import { directionOnly, endOf, orderEnd } from './order-directions.ts';
import { rankCore } from './rankings.ts';

interface Shown {
  readonly kind: 'shown';
  readonly computed: NonNullable<PhraseOf<'order'>['computed']>;
}

type Key = MeasureSketch | DimensionSketch | Shown;

function ordered(by: Key | null, end: OrderEnd | null): PhraseOf<'order'> {
  return by?.kind === 'shown'
    ? { kind: 'order', by: null, direction: null, ...end, computed: by.computed }
    : { kind: 'order', by, direction: null, ...end };
}

const mark = optional(word('comma'));
/** "…, highest first". */
const given: Parser<OrderEnd> = either(
  directionOnly,
  sequence([word('comma'), orderEnd], (_, { properties: __, ...end }) => ({
    ...end,
    isNamed: true as const,
  })),
);
const key = either<Key>(
  measure,
  dimension,
  mapped(member('number-shown', ['avg', 'count', 'sum']), (computed) => ({ kind: 'shown', computed })),
);

/** "sort by" and what by; "ranked by volume" begins with the most. */
const sortBy: Parser<Phrase> = symbol(() =>
  revised(
    sequence([optional(word('and')), word('order'), key, optional(given)], (_, __, by, end) =>
      ordered(by, end),
    ),
    (found, { words }, at) =>
      words.slice(at, at + 2).some((one) => RANKING.has(one))
        ? found.map((one) => ({ ...one, value: { ...one.value, isRanked: true as const } }))
        : found,
  ),
);

const RANKING: ReadonlySet<string> = new Set(['rank', 'ranked']);

/** "sorted by volume descending", "ordered by highest rate", "alphabetically". */
export const order: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sortBy,
    // ", by principal descending"
    sequence([word('comma'), optional(word('group')), key, orderEnd], (_, __, by, end) => ordered(by, end)),
    // "in descending order of altitude", "listed alphabetically by name"
    sequence(
      [optional(either(word('and'), word('comma'))), optional(word('listed')), endBefore, key],
      (_, __, end, by) => ordered(by, end),
    ),
    // "by decreasing price"
    sequence([word('group'), runningWay, key], (_, end, by) => ordered(by, end)),
    sequence([optional(word('and')), word('order'), rankedEnd, optional(key)], (_, __, rank, by) =>
      rank.quality === 'time' && by !== null && isComputed(by) ? null : ordered(by, wayOf(rank)),
    ),
    starting,
    // "ordered from highest to lowest altitude"
    sequence(
      [optional(word('and')), word('order'), directionOnly, optional(of), key],
      (_, __, end, ___, by) => ordered(by, end),
    ),
    // "sort the names in ascending order"
    sequence([optional(word('end', 'comma')), word('sort-them'), key, directionOnly], (_, __, by, end) =>
      ordered(by, end),
    ),
    // "oldest year first", "highest rate on top", "with the lowest rate at the bottom"
    sequence(
      [mark, optional(having), superlative, key, word('first-side', 'first-place', 'last-place')],
      (_, __, said, by, place) =>
        isNumberOfRows(said, by) ? null : ordered(by, endOf(said, place === 'last-place')),
    ),
    // "most sales first"
    sequence(
      [mark, optional(having), superlative, nominal, word('first-side', 'first-place', 'last-place')],
      (_, __, said, rows, place) =>
        said.quality === 'number' && said.isOccurrence !== true
          ? ordered(countOf(rows), endOf(said, place === 'last-place'))
          : null,
    ),
    // "with the largest ones on top"
    sequence(
      [mark, optional(having), superlative, optional(word('ones')), word('first-place', 'last-place')],
      (_, __, said, ___, place) => ordered(null, endOf(said, place === 'last-place')),
    ),
    sequence(
      [
        optional(word('order', 'listed')),
        revised(orderEnd, (found, { words }) =>
          found.filter(({ end }) => !LINKS.has(words[end - 1] ?? '') && words[end] !== 'of'),
        ),
      ],
      (_, end) => ordered(null, end),
    ),
  ),
);

/** "starting with the most total hours", "starting from the best ratings to the lowest". */
const starting: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sequence([startOf, key, optional(word('to-the-end'))], (rank, by) =>
      isOfRows(rank, by) ? ordered(by, wayOf(rank)) : null,
    ),
    // "starting with the most sales"
    sequence([startOf, nominal, optional(word('to-the-end'))], (rank, rows) =>
      rank.quality === 'number' ? ordered(countOf(rows), wayOf(rank)) : null,
    ),
  ),
);

/** "ranked first by volume" is the one that comes first, and "sorted by latest date" an order. */
const rankedEnd = where(rankCore, ({ words }, at) => words[at] !== 'first' && words[at] !== 'last');

/** "starting with the most". */
const startOf: Parser<RankPhrase> = symbol(() =>
  sequence(
    [optional(either(word('comma'), word('end'))), word('start-with'), rankedEnd],
    (_, __, rank) => rank,
  ),
);

function wayOf({ direction, quality }: RankPhrase): OrderEnd {
  return quality === 'age' ? { direction, about: 'age' } : { direction };
}

/** "the latest date" is no number, and "the most sales" are counted. */
function isOfRows({ quality }: RankPhrase, by: Key): boolean {
  if (quality === 'time') return !isComputed(by);
  return quality !== 'number' || (by.kind !== 'dataset' && by.kind !== 'display');
}

/** "most sales first" has most of them, and is no order of what they are called. */
function isNumberOfRows({ quality }: Superlative, { kind }: Key): boolean {
  return quality === 'number' && (kind === 'dataset' || kind === 'display');
}

function isComputed({ kind }: Key): boolean {
  return kind === 'metric' || kind === 'count' || kind === 'aggregate' || kind === 'share';
}

/** Before what the rows are sorted by: "in descending order of". */
const LINKS: ReadonlySet<string> = new Set(['of', 'by']);

const endBefore: Parser<OrderEnd> = revised(directionOnly, (found, { words }) =>
  found.filter(({ end }) => LINKS.has(words[end - 1] ?? '')),
);

/** "decreasing", "in ascending". */
const runningWay: Parser<OrderEnd> = where(directionOnly, ({ words }, at) => RUNNING.has(words[at] ?? ''));
const RUNNING: ReadonlySet<string> = new Set(['ascending', 'decreasing', 'descending', 'increasing']);
