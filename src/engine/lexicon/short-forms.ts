import type { LocalTurn } from '../local-turns.ts';

/** What is typed shorter than it is said, in this order. */
export const SHORTHAND: readonly LocalTurn[] = [
  // "(A-Z by City)", "(A-Z)"
  ['( a -|to z by *3 )', ', alphabetically by $1'],
  ['( a -|to z )', ', alphabetically'],
  // "no repeat", "without repeats"
  ['leaving|leave|taking|take|keeping|keep out any|the? {duplicates|repeats|repetitions}', 'without $1'],
  // "each one only one time"
  ['each|every one|name|value? only|just? one|1 time', 'each only once'],
  ['no|without repeat|repeats|repetition|repetitions', 'no duplicates'],
  // "his or her address", "where he/she lives"
  ['his|her or|/ her|his', 'their'],
  ['he|she or|/ he|she', 'they'],
  ['him or|/ her', 'them'],
  // "the difference between the lowest and the highest price"
  [
    'difference|gap between the? {least|lowest|min|minimum|smallest} and the? {greatest|highest|largest|max|maximum}',
    'difference between $2 and $1',
  ],
];

/** Words one of which stands in every short form. */
export const SHORT_FORM_WORDS: ReadonlySet<string> = new Set(
  '# difference each every gap he her him his no nr number ratio rate repeat repeats repetition repetitions she times x z ×'.split(
    ' ',
  ),
);

/** Before the number of a place: "No. 2", "nr 3". */
export const PLACE_NUMBERS: ReadonlySet<string> = new Set(['no', 'nr', 'number']);

/** Before such a place within a question: "which grade *is* number 3". */
export const BEFORE_PLACES: ReadonlySet<string> = new Set(
  'are as at comes in is rank ranked ranks the was were'.split(' '),
);

/** What ends a name that "total" says of all rows: "total recovery rate", "default rate total". */
export const WHOLE_RATES: ReadonlySet<string> = new Set(['rate', 'ratio']);
