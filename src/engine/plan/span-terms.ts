import type { DurationUnit } from '../../shared/mod.ts';
import type { FieldTerm, Moment } from './sketch.ts';

/** The length of time from one moment to another. */
export function spanOf(from: Moment, to: Moment, unit: DurationUnit | null): FieldTerm {
  return { alternatives: [], derived: { kind: 'duration', from, to, unit } };
}

/** How long rows last, of the dataset or of what is spoken of. */
export function lifetimeTerm(dataset: string | null, unit: DurationUnit | null): FieldTerm {
  const bound = (side: 'start' | 'end'): Moment => ({ kind: 'bound', side, dataset });
  return spanOf(bound('start'), bound('end'), unit);
}
