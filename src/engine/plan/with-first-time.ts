import { type Phrase, type PhraseOf, phrasesOf } from './phrase.ts';
import { isBareTime, type MeasureSketch, type Nominal, type SketchOf } from './sketch.ts';

/**
 * "how did volume in 2024 change compared with 2023": the time that is said before is the other side. Null where there is
 * none, or more than one.
 */
export function withFirstTime(phrases: readonly Phrase[]): readonly Phrase[] | null {
  const [compare, ...others] = phrasesOf(phrases, 'compare');
  if (compare === undefined || compare.sides.length !== 1) return phrases;
  const [first, ...more] = phrases.flatMap(timesOf);
  if (first === undefined || first.times.length !== 1 || more.length + others.length > 0) return null;
  if (asksForBoth(phrases, compare)) return null;
  if (compare.needsChange === true && !isLater(first, compare)) return null;
  const whole: PhraseOf<'compare'> = { ...compare, sides: [first, ...compare.sides] };
  return phrases.flatMap((one) => (one === compare ? [whole] : without(one, first)));
}

/** "volume in 2024, and the change against 2023" asks for the number of one of the times alone. */
function asksForBoth(phrases: readonly Phrase[], compare: Phrase): boolean {
  const before = phrases.slice(0, phrases.indexOf(compare));
  return before.some((one, at) => one.kind === 'transform' && before[at - 1]?.kind === 'noise');
}

/** "rose in Q3 from Q2" is no growth of a quarter over a year. */
function isLater({ times: [time] }: Time, { sides: [base] }: PhraseOf<'compare'>): boolean {
  const before = base?.kind === 'time' ? base.times[0] : undefined;
  return time?.grain === before?.grain && (time?.start ?? '') > (before?.start ?? '');
}

type Time = SketchOf<'time'>;

function timesOf(phrase: Phrase): readonly Time[] {
  switch (phrase.kind) {
    case 'conditions':
      return phrase.conditions.filter(isBareTime);
    case 'nominal':
      return phrase.nominal.conditions.filter(isBareTime);
    case 'measures':
      return phrase.measures.flatMap(timesOfCounted);
    case 'transform':
      return phrase.measure === undefined ? [] : timesOfCounted(phrase.measure);
    default:
      return [];
  }
}

function timesOfCounted(measure: MeasureSketch): readonly Time[] {
  return measure.kind === 'count' ? measure.nominal.conditions.filter(isBareTime) : [];
}

function without(phrase: Phrase, time: Time): readonly Phrase[] {
  const ofNominal = (nominal: Nominal): Nominal => ({
    ...nominal,
    conditions: nominal.conditions.filter((one) => one !== time),
  });
  const ofMeasure = (one: MeasureSketch): MeasureSketch =>
    one.kind === 'count' ? { ...one, nominal: ofNominal(one.nominal) } : one;
  switch (phrase.kind) {
    case 'conditions': {
      const conditions = phrase.conditions.filter((one) => one !== time);
      return conditions.length === 0 ? [] : [{ ...phrase, conditions }];
    }
    case 'nominal':
      return [{ ...phrase, nominal: ofNominal(phrase.nominal) }];
    case 'measures':
      return [{ ...phrase, measures: phrase.measures.map(ofMeasure) }];
    case 'transform':
      return phrase.measure === undefined ? [phrase] : [{ ...phrase, measure: ofMeasure(phrase.measure) }];
    default:
      return [phrase];
  }
}
