import { isSame } from '../../is-same.ts';
import type { Draft } from '../draft.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch } from '../sketch.ts';

interface InTime {
  readonly measure: MeasureSketch;
  readonly time: ConditionSketch;
}

/** "volume in 2024, volume in 2025 and the difference": one number in two times, with its change beside them. */
export function withMeasuresInTimes(draft: Draft): Draft {
  const { transform, compare, measures } = draft;
  if (transform?.kind !== 'change' || compare !== null || measures.length !== 2) return draft;
  const [first, second, ...others] = measures.flatMap((one) => inTime(one) ?? []);
  if (first === undefined || second === undefined || others.length > 0) return draft;
  if (!isSame(first.measure, second.measure) || isSame(first.time, second.time)) return draft;
  return {
    ...draft,
    measures: [first.measure],
    compare: { kind: 'compare', as: 'columns', sides: [first.time, second.time] },
    addsChange: true,
  };
}

/** The number without its time; null where none is said with it, or more than one. */
function inTime(measure: MeasureSketch): InTime | null {
  if (measure.kind === 'restricted')
    return isBareTime(measure.condition) ? { measure: measure.measure, time: measure.condition } : null;
  if (measure.kind !== 'count') return null;
  const { nominal } = measure;
  const [time, ...others] = nominal.conditions.filter(isBareTime);
  if (time === undefined || others.length > 0) return null;
  const conditions = nominal.conditions.filter((one) => one !== time);
  return { measure: { ...measure, nominal: { ...nominal, conditions } }, time };
}
