import { type Phrase, type PhraseOf, phrasesOf, type RankPhrase } from './phrase.ts';
import { type DimensionSketch, isOfGroups, type MeasureSketch } from './sketch.ts';

/** The phrases with rankings and orders whose meaning is told by what stands beside them written out. */
export function withBesides(phrases: readonly Phrase[]): readonly Phrase[] {
  return countedInOrder(firstOfOrder(commonest(sortedAsAsked(rankedOn(phrases)))));
}

/** "rank the regions on default rate": by it. */
function rankedOn(phrases: readonly Phrase[]): readonly Phrase[] {
  const isRanked = phrases.some((one) => one.kind === 'opener' && one.sorting === 'ranked');
  if (!isRanked || phrases.some(({ kind }) => kind === 'by-measure' || kind === 'rank')) return phrases;
  const [said, ...others] = phrasesOf(phrases, 'measures');
  const [measure, ...more] = said?.measures ?? [];
  if (measure === undefined || said?.joint !== 'of' || others.length + more.length > 0) return phrases;
  return phrases.map((one) => (one === said ? { kind: 'by-measure', measure } : one));
}

/** "sort the members by city and then by name" sorts them, and groups nothing. */
function sortedAsAsked(phrases: readonly Phrase[]): readonly Phrase[] {
  const sorting = phrasesOf(phrases, 'opener').find((one) => one.sorting !== undefined)?.sorting;
  const [group, ...others] = phrasesOf(phrases, 'group');
  if (sorting === undefined || group === undefined || others.length > 0) return phrases;
  if (phrases.some(({ kind }) => OTHERS.has(kind)) || phrasesOf(phrases, 'nominal').length !== 1)
    return phrases;
  const [first, second, ...more] = group.dimensions;
  if (first === undefined || more.length > 0) return phrases;
  const [end] = phrasesOf(phrases, 'order');
  if (end !== undefined && (end.by !== null || second !== undefined)) return phrases;
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase === end) return [];
    if (phrase !== group) return [phrase];
    const order: Phrase = {
      kind: 'order',
      direction: null,
      ...end,
      by: first,
      ...(sorting === 'ranked' ? { isRanked: true as const } : {}),
    };
    return second === undefined
      ? [order]
      : [order, { kind: 'ties', by: second, direction: 'asc', isNext: true }];
  });
}

const OTHERS: ReadonlySet<Phrase['kind']> = new Set([
  'by-measure',
  'columns',
  'compare',
  'measures',
  'outputs',
  'rank',
  'ties',
  'transform',
]);

/** "the most common loan term": how often each is there, and not how much of it there is. */
function commonest(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase.kind !== 'rank' || phrase.isOccurrence !== true) return [phrase];
    const { by } = phrase;
    if (by?.kind !== 'aggregate' || by.function !== 'sum') return [phrase];
    const dimensions: readonly DimensionSketch[] = [{ kind: 'field', field: by.field }];
    return [
      { ...phrase, by: null },
      { kind: 'columns', dimensions, joint: null },
    ];
  });
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
