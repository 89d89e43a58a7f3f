import type { LocalTurn } from '../local-turns.ts';

/** What is typed shorter than it is said, in this order. */
export const SHORTHAND: readonly LocalTurn[] = [
  // "(A-Z)", "A to Z by city", "sort by alphabet"
  ['( a - z by *3 )', ', alphabetical by $1'],
  ['( a - z )', ', alphabetically'],
  [',? a -|to z by', ', alphabetical by'],
  ['a -|to z', 'alphabetically'],
  ['by alphabet', 'alphabetically'],
];

/** Words one of which stands in every short form. */
export const SHORT_FORM_WORDS: ReadonlySet<string> = new Set(
  '# alphabet no nr number ratio rate times x z ×'.split(' '),
);

/** Before the number of a place: "No. 2", "nr 3". */
export const PLACE_NUMBERS: ReadonlySet<string> = new Set(['no', 'nr', 'number']);

/** Before such a place within a question: "which grade *is* number 3". */
export const BEFORE_PLACES: ReadonlySet<string> = new Set(
  'are as at comes in is rank ranked ranks the was were'.split(' '),
);

/** What ends a name that "total" says of all rows: "total recovery rate", "default rate total". */
export const WHOLE_RATES: ReadonlySet<string> = new Set(['rate', 'ratio']);
