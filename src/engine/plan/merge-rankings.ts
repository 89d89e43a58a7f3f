import { isSame } from '../is-same.ts';
import { type OutputItem, type Phrase, type PhraseOf, phrasesOf, type RankPhrase } from './phrase.ts';
import { withBesides } from './ranks-beside-orders.ts';
import type { MeasureSketch } from './sketch.ts';

/** The phrases with rankings that are said twice taken as one, and one that all are to be ordered by as that order. */
export function mergeRankings(phrases: readonly Phrase[]): readonly Phrase[] {
  return orderedByRank(rankedTwice(withoutRankedGroups(withBesides(phrases))));
}

/** "the top 5 states by volume, showing the rate for each state": the states are those that are ranked. */
function withoutRankedGroups(phrases: readonly Phrase[]): readonly Phrase[] {
  const [rank] = phrasesOf(phrases, 'rank');
  const [group, ...others] = phrasesOf(phrases, 'group');
  if (rank === undefined || group === undefined || others.length > 0 || !isOfSome(phrases, rank))
    return phrases;
  const ranked = [
    ...phrasesOf(phrases, 'columns').flatMap(({ dimensions }) => dimensions),
    ...phrasesOf(phrases, 'nominal').map(
      ({ nominal: { dataset } }) => ({ kind: 'dataset', dataset }) as const,
    ),
  ];
  const isLast = phrases.indexOf(group) > phrases.indexOf(rank);
  if (!isLast || !group.dimensions.every((one) => ranked.some((other) => isSame(other, one)))) return phrases;
  const item: OutputItem = { words: [], measures: [], dimensions: group.dimensions };
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase === group) return [];
    return phrase.kind === 'outputs' ? [{ ...phrase, items: [item, ...phrase.items] }] : [phrase];
  });
}

/** "the top 2 airlines with the most flights": how many is said first, and what decides later. */
function rankedTwice(phrases: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...others] = phrasesOf(phrases, 'rank');
  if (first === undefined || second === undefined || others.length > 0) return phrases;
  const key = keyOf(second);
  const hasNumber = first.limit !== null || phrasesOf(phrases, 'limit').length > 0;
  if (!hasNumber || !isOpen(first) || first.quality !== 'value') return phrases;
  if (second.limit !== null || second.position !== null || key === null) return phrases;
  if (first.direction === 'asc' && second.direction === 'desc') return phrases;
  return phrases.map((phrase): Phrase => {
    if (phrase === first) return { ...first, direction: second.direction };
    return phrase === second ? { kind: 'by-measure', measure: key } : phrase;
  });
}

/** It says how many, and nothing of what decides. */
function isOpen({ by, position, property }: RankPhrase): boolean {
  return by === null && position === null && property === undefined;
}

/**
 * "which lakes have the largest area, ordered from largest to smallest" wants all of them in that order; the order of
 * "the top 3 …, highest first" says nothing new.
 */
function orderedByRank(phrases: readonly Phrase[]): readonly Phrase[] {
  const [rank] = phrasesOf(phrases, 'rank');
  const [order] = phrasesOf(phrases, 'order');
  if (rank === undefined || order === undefined) return phrases;
  const own = keyOf(rank);
  const key = own ?? (phrasesOf(phrases, 'by-measure').length > 0 ? null : keyOfOrder(rank, order));
  if (key === null || rank.position !== null || !isOrderOf(order, key)) return phrases;
  if (isOfSome(phrases, rank)) {
    if (order.direction !== null && order.direction !== rank.direction) return phrases;
    return phrases.flatMap((phrase): readonly Phrase[] => {
      if (phrase === order) return [];
      return [phrase === rank && own === null ? { ...rank, by: key } : phrase];
    });
  }
  if (key.kind === 'bare' && phrasesOf(phrases, 'nominal').length === 0) return phrases;
  const by = key.kind === 'bare' ? key : null;
  const ordered: Phrase = { ...order, by, direction: order.direction ?? rank.direction };
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase === rank) return [{ kind: 'opener', opener: 'list' }];
    return phrase === order ? [shown(key), ordered] : [phrase];
  });
}

/** An order is of more than the one that comes first. */
export function orderHasRows(phrases: readonly Phrase[]): boolean {
  const [rank] = phrasesOf(phrases, 'rank');
  return rank === undefined || phrasesOf(phrases, 'order').length === 0 || isOfSome(phrases, rank);
}

/** "then by name" goes on with an order. */
export function nextHasOrder(phrases: readonly Phrase[]): boolean {
  return phrases.every(
    (phrase, at) => phrase.kind !== 'ties' || phrase.isNext !== true || phrases[at - 1]?.kind === 'order',
  );
}

/** "the highest total amount | still owed" breaks off in the middle. */
export function rankIsWhole(phrases: readonly Phrase[]): boolean {
  return !phrases.some((phrase, at) => {
    const before = phrases[at - 1];
    return (
      phrase.kind === 'measures' && phrase.joint === null && before?.kind === 'rank' && before.by !== null
    );
  });
}

function isOfSome(phrases: readonly Phrase[], { limit }: RankPhrase): boolean {
  return limit !== null || phrasesOf(phrases, 'limit').length > 0;
}

/** What decides is shown with each. */
function shown(key: MeasureSketch): Phrase {
  return key.kind === 'bare'
    ? { kind: 'columns', dimensions: [{ kind: 'field', field: key.field }], joint: 'with' }
    : { kind: 'measures', measures: [key], joint: 'with' };
}

/** "the highest mountains, ordered from highest to lowest altitude": the order says what of. */
function keyOfOrder({ quality }: RankPhrase, { by }: PhraseOf<'order'>): MeasureSketch | null {
  if (quality !== 'value') return null;
  return by?.kind === 'field' ? { kind: 'bare', field: by.field } : by?.kind === 'bare' ? by : null;
}

function isOrderOf({ by }: PhraseOf<'order'>, key: MeasureSketch): boolean {
  if (by === null || isSame(by, key)) return true;
  // The "ratings" that are highest are what "by rating" orders by.
  return by.kind === 'field' && key.kind === 'bare' && isSame(by.field, key.field);
}

/** What a superlative ranks by, where it says so. */
function keyOf({ by, property }: RankPhrase): MeasureSketch | null {
  if (by !== null || property === undefined) return by;
  return { kind: 'bare', field: { alternatives: [], property } };
}
