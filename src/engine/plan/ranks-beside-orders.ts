import { type Phrase, type PhraseOf, phrasesOf, type RankPhrase } from './phrase.ts';
import { type DimensionSketch, isOfGroups, type MeasureSketch } from './sketch.ts';

/** The phrases with rankings and orders whose meaning is told by what stands beside them written out. */
export function withBesides(phrases: readonly Phrase[]): readonly Phrase[] {
  return withDateRanked(countedInOrder(firstOfOrder(phrases)));
}

/** "regions sorted by rate ascending, first 3": the first in that order, and not the earliest. */
function firstOfOrder(phrases: readonly Phrase[]): readonly Phrase[] {
  const [rank] = phrasesOf(phrases, 'rank');
  const [order] = phrasesOf(phrases, 'order');
  if (rank === undefined || order === undefined || phrases.indexOf(rank) < phrases.indexOf(order))
    return phrases;
  const isFirst = rank.quality === 'time' && rank.direction === 'asc' && rank.limit !== null;
  const { by, direction } = order;
  if (!isFirst || rank.by !== null || direction === 'best' || direction === 'worst') return phrases;
  if (by !== null && isDimension(by) && by.kind !== 'field') return phrases;
  const key: MeasureSketch | null =
    by === null
      ? null
      : by.kind === 'field'
        ? { kind: 'bare', field: by.field }
        : isDimension(by)
          ? null
          : by;
  const ranked: RankPhrase = { ...rank, quality: 'value', direction: direction ?? 'asc', by: key };
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase === order) return [];
    return [phrase === rank ? ranked : phrase];
  });
}

function isDimension(by: NonNullable<PhraseOf<'order'>['by']>): by is DimensionSketch {
  return ['field', 'part', 'band', 'listed-bands', 'dataset', 'display'].includes(by.kind);
}

/** "the decline reasons, most common first": how often each is there decides, which is shown with it. */
function countedInOrder(phrases: readonly Phrase[]): readonly Phrase[] {
  const [order] = phrasesOf(phrases, 'order');
  if (order?.about !== 'occurrence' || order.by !== null) return phrases;
  const areCounted = phrases.some(({ kind }) => kind === 'measures' || kind === 'rank' || kind === 'outputs');
  const asksOfGroups = phrasesOf(phrases, 'conditions').some((one) => one.conditions.some(isOfGroups));
  const [columns, ...others] = phrasesOf(phrases, 'columns');
  if (areCounted || asksOfGroups || columns === undefined || others.length > 0) return phrases;
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase !== columns) return [phrase];
    return [
      { kind: 'measures', measures: [{ kind: 'count-subject' }], joint: null },
      { kind: 'group', dimensions: columns.dimensions },
    ];
  });
}

/** "the branch with the earliest opening date": by the date that is named after it. */
function withDateRanked(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex(({ kind }) => kind === 'rank');
  const [rank, next] = [phrases[at], phrases[at + 1]];
  if (rank?.kind !== 'rank' || rank.quality !== 'time' || rank.by !== null || next?.kind !== 'columns')
    return phrases;
  const [only, ...others] = next.dimensions;
  const isAfterWith =
    at > 0 && phrases.slice(0, at).some(({ kind }) => kind === 'nominal' || kind === 'columns');
  if (only?.kind !== 'field' || others.length > 0 || next.joint !== null || !isAfterWith) return phrases;
  return phrases.map((phrase) => (phrase === rank ? { ...rank, named: only.field } : phrase));
}
