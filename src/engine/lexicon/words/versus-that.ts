import { composed, type WordClasses } from './word-classes.ts';

const JOINTS = [
  'against',
  'alongside',
  'and',
  'and also',
  'and then',
  'as opposed to',
  'beside',
  'compare to',
  'compare with',
  'compared to',
  'compared with',
  'in comparison to',
  'in comparison with',
  'next to',
  'relative to',
  'to',
  'together with',
  'versus',
  'vs',
  'with',
];
const STANDING_FOR_IT = ['that', 'the one', 'the same', 'the figure'];
const STANDING_FOR_ROWS = ['those', 'the ones'];
const PLACES = ['among', 'at', 'for', 'from', 'in', 'of', 'on'];

/** Between two sides, of which the second says again what is measured: "… with *that of* new customers", "and *of those* who rent". */
export const VERSUS_THAT = {
  'versus-that': [composed(JOINTS, STANDING_FOR_IT, PLACES)],
  'versus-those': [
    composed(JOINTS, ['', ...PLACES], STANDING_FOR_ROWS),
    composed(JOINTS, STANDING_FOR_IT, PLACES, STANDING_FOR_ROWS),
  ],
} satisfies WordClasses;
