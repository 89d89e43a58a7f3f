import { type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';
import type { ConditionSketch, MeasureSketch } from './sketch.ts';

/**
 * "Texas volume as a share of the total", where nothing is grouped by: of all the volume that of Texas, for a whole has no part
 * of itself.
 */
export function withSharesAlone(phrases: readonly Phrase[]): readonly Phrase[] {
  const said = phrases.filter(({ kind }) => kind !== 'noise' && kind !== 'opener');
  const share = said.find((phrase) => phrase.kind === 'measures');
  const others = said.filter((phrase) => phrase !== share);
  if (share?.kind !== 'measures' || !others.every((phrase) => phrase.kind === 'conditions')) return phrases;
  const made = partOf(
    share,
    phrasesOf(others, 'conditions').flatMap(({ conditions }) => conditions),
  );
  if (made === null) return phrases;
  const measured: Phrase = { ...share, measures: [made] };
  return phrases.flatMap((phrase) =>
    phrase === share ? [measured] : phrase.kind === 'conditions' ? [] : [phrase],
  );
}

/** The part of the total that the one condition tells; null where there is none, or several. */
function partOf(
  { measures: [total, ...others] }: PhraseOf<'measures'>,
  said: readonly ConditionSketch[],
): MeasureSketch | null {
  if (total?.kind !== 'share-of-total' || others.length > 0) return null;
  const { of, isFraction } = total;
  const how = isFraction === true ? { isFraction } : {};
  const [whole, own] = of.kind === 'restricted' ? [of.measure, [of.condition]] : [of, []];
  const [which, ...more] = [...own, ...said];
  return which === undefined || more.length > 0 ? null : { kind: 'share', of: whole, which: [which], ...how };
}
