import { type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';
import type { ConditionSketch, SketchOf } from './sketch.ts';

/** "by how much did volume fall from 2022 to 2023" asks for the change itself, and not for those of which it is so. */
export function withChangeAsked(phrases: readonly Phrase[]): readonly Phrase[] {
  const isAsked = phrasesOf(phrases, 'opener').some(
    ({ opener }) => opener === 'change' || opener === 'percent-change',
  );
  const changed = phrases.flatMap((one) =>
    one.kind === 'conditions' ? one.conditions.filter(isChange) : [],
  );
  const [change, ...others] = changed;
  if (!isAsked || change === undefined || others.length > 0 || change.by !== null) return phrases;
  return phrases.flatMap((one) => {
    if (one.kind !== 'conditions' || !one.conditions.includes(change)) return [one];
    const conditions = one.conditions.filter((condition) => condition !== change);
    return [...changePhrases(change), ...(conditions.length === 0 ? [] : [{ ...one, conditions }])];
  });
}

type Change = SketchOf<'changed' | 'stepped'>;

function isChange(condition: ConditionSketch): condition is Change {
  return condition.kind === 'changed' || condition.kind === 'stepped';
}

function changePhrases(change: Change): readonly Phrase[] {
  const { measure } = change;
  const per = change.kind === 'stepped' ? change.per : null;
  return [
    { kind: 'measures', measures: [measure], joint: null },
    { kind: 'transform', transform: { kind: 'change', as: 'difference', per } },
    ...(change.kind === 'changed' ? [comparing(change)] : []),
  ];
}

function comparing({ periods }: SketchOf<'changed'>): PhraseOf<'compare'> {
  return {
    kind: 'compare',
    sides: periods.map((one) => ({ kind: 'time', field: null, times: [one] })),
    as: 'rows',
  };
}
