import { type Phrase, phrasesOf } from './phrase.ts';
import { isBareTime, type MeasureSketch } from './sketch.ts';

/** "monthly number of visits in 2025 and average fee": of the months of 2025, and not one number in each month of all years. */
export function withTimesOfPeriods(phrases: readonly Phrase[]): readonly Phrase[] {
  const measures = phrasesOf(phrases, 'measures').flatMap((one) => one.measures);
  const [timed, ...others] = measures.filter(isTimed);
  const areGrouped = phrasesOf(phrases, 'group').some(({ dimensions }) =>
    dimensions.some((one) => one.kind === 'part' && one.field === null),
  );
  const areBare = measures.every((one) => one === timed || isOfAll(one));
  if (timed?.kind !== 'count' || others.length > 0 || measures.length < 2 || !areGrouped || !areBare)
    return phrases;
  const { nominal } = timed;
  const bare: MeasureSketch = { ...timed, nominal: { ...nominal, conditions: [] } };
  return [
    ...phrases.map((one) =>
      one.kind === 'measures'
        ? { ...one, measures: one.measures.map((each) => (each === timed ? bare : each)) }
        : one,
    ),
    { kind: 'conditions', conditions: nominal.conditions },
  ];
}

function isTimed(measure: MeasureSketch): boolean {
  return (
    measure.kind === 'count' &&
    measure.nominal.conditions.length > 0 &&
    measure.nominal.conditions.every((one) => isBareTime(one))
  );
}

function isOfAll(measure: MeasureSketch): boolean {
  return measure.kind === 'count' ? measure.nominal.conditions.length === 0 : OF_ALL.has(measure.kind);
}

const OF_ALL: ReadonlySet<MeasureSketch['kind']> = new Set(['aggregate', 'metric']);
