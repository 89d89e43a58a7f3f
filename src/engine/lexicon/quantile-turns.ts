import type { LocalTurn } from '../local-turns.ts';

const TOP = '{top|bottom|highest|lowest|upper|lower|best|worst}';
/** Parts of equal size, by what each is in percent. */
const PARTS = [
  ['decile|deciles', '10 percent'],
  ['quintile|quintiles', '20 percent'],
  ['quartile|quartiles|quarter', '25 percent'],
  ['half', '50 percent'],
] as const;
const IN = '{in|within|among|amongst|into} the';
const QUARTILE = 'quartile|quartiles';

/** Quantiles in percent, in this order, each wherever it stands: "in the top decile" is in the top 10 percent. */
export const QUANTILE_TURNS: readonly LocalTurn[] = [
  // "the top quarter of loans by principal"
  ...PARTS.map(([names, size]): LocalTurn => [`${TOP} ${names} of *2 by`, `$2 in the $1 ${size} by`]),
  [`${TOP} # of *2 by`, '$3 in the $1 $2 by'],
  ...PARTS.map(([names, size]): LocalTurn => [`${IN} ${TOP} ${names}`, `$1 the $2 ${size}`]),
  ...PARTS.map(([names, size]): LocalTurn => [`${IN} ${TOP} *2 ${names}`, `$1 the $2 ${size} of $3`]),
  [`first|1st|lower and third|3rd|upper ${QUARTILE}`, '25 percentile and 75 percentile'],
  [`upper|third|3rd and first|1st|lower ${QUARTILE}`, '75 percentile and 25 percentile'],
  [`first|1st|lower ${QUARTILE}`, '25 percentile'],
  [`third|3rd|upper ${QUARTILE}`, '75 percentile'],
  ['second|2nd|middle quartile', '50 percentile'],
  ['quartiles of', '25 percentile , 50 percentile and 75 percentile of'],
];
