import type { WordClasses } from './word-classes.ts';

const NAMES = [
  'bank',
  'book',
  'business',
  'company',
  'firm',
  'group',
  'institution',
  'lender',
  'loan book',
  'network',
  'organization',
  'portfolio',
];

/** Said of all together. */
const OVERALL = [
  'bank wide',
  'book wide',
  'company wide',
  'companywide',
  'firm wide',
  'general',
  'global',
  'overall',
  'portfolio',
  'portfolio wide',
  'total',
];

/** What is said of all together, without its name: "the company-wide one". */
const OVERALL_ONES = OVERALL.flatMap((adjective) =>
  ['average', 'figure', 'level', 'mean', 'number', 'one', 'rate', 'value'].flatMap((noun) => [
    `${adjective} ${noun}`,
    `the ${adjective} ${noun}`,
    `our ${adjective} ${noun}`,
  ]),
);

/** What groups are compared with: all of them together, or what one of them has on average. */
export const WHOLES = {
  /** The same of all together: "above the overall one". */
  'overall-one': [
    ...OVERALL_ONES,
    'that of the portfolio as a whole',
    'the portfolio as a whole',
    'that of the book as a whole',
    'that of the entire portfolio',
    'that of the entire book',
    'that of the portfolio',
    'that of the book',
    'the rate of the portfolio',
    'the rate of the whole portfolio',
    'the rate overall',
    'the overall portfolio',
    'average',
    'average overall',
    'book average',
    'company average',
    'overall',
    'that of all',
    'that of the whole book',
    'that of the whole portfolio',
    'the average',
    'the average of all',
    'the average overall',
    'the book average',
    'the company average',
    'the mean',
    'the norm',
    'the one of the whole book',
    'the overall',
    'the total',
  ],
  /** Beside a time: "in 2024 and in total". */
  'all-time': [
    'across all time',
    'across all years',
    'all time',
    'all-time',
    'altogether',
    'ever',
    'in all',
    'in all years',
    'in total',
    'of all time',
    'over all time',
    'over all years',
    'overall',
    'since inception',
    'to date',
  ],
  /** All rows, by the name of what they are the whole of. */
  whole: [
    'portfolio',
    ...NAMES.flatMap((name) => [
      `complete ${name}`,
      `entire ${name}`,
      `full ${name}`,
      `overall ${name}`,
      `total ${name}`,
      `whole ${name}`,
      `${name} as a whole`,
      `${name} overall`,
      `${name} in total`,
    ]),
  ],
  /** Before a measure that was named before: "the portfolio default rate". */
  'whole-adjective': [
    'bank-wide',
    'bankwide',
    'book',
    'book-wide',
    'company-wide',
    'companywide',
    'group-wide',
    'portfolio',
    'portfolio-level',
    'portfolio-wide',
  ],
  'that-of': [
    'that across',
    'that among',
    'that for',
    'that of',
    'the figure for',
    'the level of',
    'the one for',
    'the one of',
    'the rate of',
    'the rate for',
    'those of',
  ],
  /** "the typical branch". */
  'typical-one': ['typical'],
  /** Of the time that is spoken of. */
  'of-that-period': [
    'in that period',
    'in that year',
    'of that period',
    'of that year',
    'of the period',
    'of the same year',
    'of the year',
    'over that year',
    'that year',
  ],
} satisfies WordClasses;
