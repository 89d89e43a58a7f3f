import type { FieldTerm, Moment } from './sketch.ts';

const BIRTH: Moment = { kind: 'date', field: { alternatives: [], impliedLabel: 'birth date' } };

/** How old somebody was at a moment. */
export function ageAt(then: Moment): FieldTerm {
  return {
    alternatives: [],
    derived: { kind: 'duration', from: BIRTH, to: then, unit: 'years', isWhole: true },
  };
}

/** How old somebody is: the field that is called so, else what the birth date tells. */
export const AGE: FieldTerm = { ...ageAt({ kind: 'now' }), impliedLabel: 'age' };
