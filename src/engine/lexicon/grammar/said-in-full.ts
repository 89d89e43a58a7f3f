import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|?|!|,|;';
const HAVE = '{have|has|had}';
const PERIODS = ['day', 'week', 'month', 'quarter', 'year'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const SHOW = 'show|give|list|report|include|display';
const COMPARED = '{lower|higher|smaller|larger|greater|bigger|less|more}';
const BEFORE = 'before|preceding|previous|prior';

/** The period itself and those before it: "the average over that month and the two months before it". */
const WINDOWS: readonly LocalTurn[] = PERIODS.flatMap((period) =>
  NUMBERS.flatMap((number, at): LocalTurn[] => {
    const many = `${number}|${at + 1}`;
    const average = 'the? average|mean over|of|across|for the|that|this|each? same|current?';
    const plain = `${at + 2} ${period} moving average`;
    return [
      [
        `${average} ${period} and|plus the? ${many} ${period}|${period}s before|preceding|prior to? it|that|this?`,
        plain,
      ],
      [`${average} ${period} and|plus the? ${many} ${BEFORE} it|that|this?`, plain],
      [`${average} ${period} and|plus the? ${BEFORE} ${many} ${period}|${period}s?`, plain],
    ];
  }),
);

/** What is said of rows, parts and periods at length, in the plainer words for it. */
export const saidInFull = (): readonly LocalTurn[] => [
  ...WINDOWS,
  // What comes before the first of them counts anyway.
  ['{moving} {average} ( **9 )', '$1 $2'],
  // "two late trips or more and no timely one"
  [
    `${HAVE} {at|more|fewer|exactly} {least|most|than}? # *1 *1 and|but no|not|never any|a|single? *1 one|ones ${END}`,
    '$1 $2 $3 $4 $5 $6 and no $7 $6',
  ],
  [`{with|have|has|had} a|an *1 *1 and|but no|not a? *1 one|ones ${END}`, '$1 a $2 $3 and no $4 $3'],
  // From when it runs is said before.
  [
    '{in} # *8 {running|cumulative} {total|sum} since|from the? start|beginning|january of? =2',
    '$1 $2 $3 $4 $5',
  ],
  ['{running|cumulative} {total|sum} since|from the? start|beginning of? the|each|that? year', '$1 $2'],
  // "for which harbours was the average fee in 2025 lower than in 2024? Show both averages."
  ...[`,|.|?|;? and? ${SHOW} both averages|amounts|figures|numbers|totals|values|years &$|.|?|!`, END].map(
    (end): LocalTurn => [
      `&^ for|in|at which|what *2 was|were|is|are the? {average|mean|median|total|number} *4 in # ${COMPARED} than in # ${end}`,
      '$1 whose $2 $3 was $5 in $4 than in $6',
    ],
  ),
  // "on average, the score of applicants by outcome, counting each application once": the row that counts is the application.
  [
    `{average|mean} *2 of|for *1 by *2 ,? counting|taking each|every {application|order|visit|booking|purchase} once|separately ${END}`,
    '$1 $2 of $5 by $4',
  ],
  // Rows are counted anyway.
  ['{percentage|percent|share|proportion} ( by number|count )', '$1'],
  ['{how} {many} *2 are we talking|speaking about|of', '$1 $2 $3'],
  ['&^ size of the? *2 table -|,|:|?|– number of records|rows|entries', 'how many $1'],
  // A median, told twice.
  ['{median} *4 ( median , not the? mean|average )', '$1 $2'],
  ['middle value of|for *4 ( median , not the? mean|average )', 'median of $1'],
  ['middle value of|for', 'median of'],
  [
    'since|from the? first|1st|start|beginning of the? current|this|present calendar? {month|quarter|year}',
    'this $1',
  ],
];
