import { isSame } from '../is-same.ts';
import type { Draft } from './draft.ts';
import type { PhraseOf, RankPhrase } from './phrase.ts';
import { noSense } from './rejection.ts';

/** "the ten largest loans, newest first": those that come first are shown as they rank, and in no other order. */
export function checkOrderOfRanked({
  rank,
  order,
  byMeasures,
}: Pick<Draft, 'rank' | 'order' | 'byMeasures'>): void {
  if (rank === null || order === null) return;
  const key = rank.by ?? byMeasures[0] ?? null;
  const isSameKey = order.by === null ? isAboutRank(order, rank) : key !== null && isOf(order.by, key);
  const isSameWay =
    order.direction === null || order.direction === rank.direction || rank.quality === 'merit';
  if (!isSameKey || !isSameWay) noSense('those that come first are to be shown in another order');
}

function isOf(by: NonNullable<PhraseOf<'order'>['by']>, key: NonNullable<RankPhrase['by']>): boolean {
  return isSame(by, key) || (by.kind === 'field' && key.kind === 'bare' && isSame(by.field, key.field));
}

const RANKED_ABOUT: Readonly<
  Record<NonNullable<PhraseOf<'order'>['about']>, readonly RankPhrase['quality'][]>
> = {
  age: ['age'],
  measure: ['merit', 'number', 'size', 'value'],
  name: [],
  occurrence: ['number'],
  own: [],
  time: ['time', 'age'],
};

function isAboutRank({ about, computed }: PhraseOf<'order'>, { quality }: RankPhrase): boolean {
  if (computed !== undefined) return false;
  return about === undefined || RANKED_ABOUT[about].includes(quality);
}
