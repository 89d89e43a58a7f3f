import {
  ENDS,
  FIRST_PLACES,
  firstOf,
  fromTo,
  HIGH_ENDS,
  LAST_PLACES,
  LOW_ENDS,
  PLAIN_ENDS,
} from '../order-ends.ts';
import type { WordClasses } from './word-classes.ts';

const HIGH: readonly string[] = [...ENDS.map(([high]) => high), ...HIGH_ENDS];
/** What is oldest comes first in time, and is that which has the highest age. */
const LOW: readonly string[] = [...ENDS.map(([, low]) => low).filter((low) => low !== 'oldest'), ...LOW_ENDS];

/** Verbs that sort, what they sort, and by what. */
const SORTING = ['arrange', 'order', 'organise', 'organize', 'rank', 'sort'];
const SORTED = ['arranged', 'ordered', 'organised', 'organized', 'ranked', 'sorted', 'sorting'];
const SHOWN = ['displayed', 'listed', 'presented', 'shown'];
const SORTED_THINGS = [
  'all of them',
  'answer',
  'answers',
  'entries',
  'it',
  'list',
  'output',
  'records',
  'result',
  'result set',
  'results',
  'rows',
  'table',
  'them',
  'these',
];
const ITSELF: ReadonlySet<string> = new Set(['all of them', 'it', 'them', 'these']);
const THINGS: readonly string[] = [
  ...SORTED_THINGS,
  ...SORTED_THINGS.filter((thing) => !ITSELF.has(thing)).map((thing) => `the ${thing}`),
];
const BY = ['according to', 'based on', 'by', 'in order of', 'on'];
/** "sort", "order the results", "and list them". */
const SORT_REQUESTS: readonly string[] = SORTING.flatMap((verb) => [
  verb,
  ...THINGS.map((thing) => `${verb} ${thing}`),
]);
const SHOW_REQUESTS: readonly string[] = ['display', 'give', 'list', 'present', 'return', 'show'].flatMap(
  (verb) => THINGS.map((thing) => `${verb} ${thing}`),
);

/** "starting with the most" goes on with what there is most of. */
function isWhole(end: string): boolean {
  return end !== 'most' && end !== 'least' && end !== 'fewest';
}

const STARTS = ['starting', 'beginning', 'start', 'begin'];

/** "starting with the highest", "beginning from the top". */
function startingWith(...ends: readonly string[]): readonly string[] {
  return [...new Set(ends)].flatMap((end) =>
    STARTS.flatMap((start) =>
      ['from', 'with'].flatMap((from) => [`${start} ${from} ${end}`, `${start} ${from} the ${end}`]),
    ),
  );
}

/** How the rows are to be sorted: `order` before what they are sorted by, `order:<direction>` after it. */
export const ORDERS = {
  order: [
    ', ordered by',
    ', sorted by',
    'in order of',
    'in the order of',
    ...SORTED,
    ...SORTED.flatMap((sorted) => [...BY, 'first by'].map((by) => `${sorted} ${by}`)),
    ...SHOWN.flatMap((shown) => ['in order of', 'in the order of'].map((by) => `${shown} ${by}`)),
    ...SORT_REQUESTS.flatMap((sort) => ['', 'and '].flatMap((and) => BY.map((by) => `${and}${sort} ${by}`))),
    ...SHOW_REQUESTS.flatMap((show) => ['in order of', 'in the order of'].map((by) => `${show} ${by}`)),
    ...['the list', 'the results', 'the rows', 'results', 'they', 'it'].flatMap((thing) =>
      ['should be', 'must be', 'are to be'].flatMap((should) => [
        `${thing} ${should} ordered by`,
        `${thing} ${should} sorted by`,
      ]),
    ),
  ],
  /** Before the order that rows are shown in: "*listed* in descending order of price", "*sort them* from high to low". */
  listed: [
    ...SHOWN,
    ...SORTED,
    ...[...SORT_REQUESTS, ...SHOW_REQUESTS].flatMap((sort) => [sort, `and ${sort}`]),
    'order :',
    'sort :',
    'sorted :',
    'sort order :',
  ],
  /** "sort the names in ascending order". */
  'sort-them': ['and order', 'and sort', 'arrange', 'order', 'order the', 'sort', 'sort all', 'sort the'],
  'order:desc': [
    ...firstOf(HIGH),
    ...[...ENDS, ...PLAIN_ENDS].flatMap(([high, low]) => fromTo(high, low)),
    ...startingWith('top', ...HIGH.filter(isWhole)),
    'from the top',
    'sort desc',
    'sort descending',
    'sorted desc',
    'sorted descending',
    'order desc',
    'z - a',
    'from z - a',
    'in reverse alphabet order',
    'order descending',
    'ordered descending',
    'sort high to low',
    'sort by desc',
    'decreasing',
    'decreasingly',
    'desc',
    'descending',
    'descending by',
    'desc by',
    'in descending order by',
    'in decreasing order by',
    'in reverse alphabetical order by',
    'reverse alphabetically by',
    'descending order',
    'from high',
    'from the highest',
    'in decreasing order',
    'in decreasing order of',
    'in descending alphabetical order',
    'in descending alphabetical order of',
    'in reverse alphabetical order',
    'in reverse alphabetical order of',
    'in the descending order of',
    'in descending',
    'in descending order',
    'in descending order of',
    'reverse order',
    'top to bottom',
    'high to lo',
    'from z to a',
    'in reverse chronological order',
    'in reversed alphabetical order',
    'reverse alphabetically',
    'reverse chronological order',
    'reverse chronologically',
    'z to a',
  ],
  'order:asc': [
    ...firstOf(LOW),
    ...[...ENDS, ...PLAIN_ENDS].flatMap(([high, low]) => fromTo(low, high)),
    ...startingWith('bottom', ...LOW.filter(isWhole)),
    'sort asc',
    'sort ascending',
    'sorted asc',
    'sorted ascending',
    'order asc',
    'order ascending',
    'ordered ascending',
    'sort low to high',
    'sort by asc',
    'a to z',
    'a - z',
    'from a to z',
    'from a - z',
    'alphabet order',
    'alphabet order by',
    'alphabetic order',
    'by alphabet',
    'in alphabet order',
    'in alphabet order of',
    'in alphabetic order',
    'in alphabetic order of',
    'in order of the alphabet',
    'order by alphabet',
    'alphabetical order',
    'alphabetically',
    'asc',
    'ascending',
    'ascending by',
    'asc by',
    'alphabetically by',
    'in alphabetical order by',
    'in ascending order by',
    'in chronological order of',
    'chronologically by',
    'in increasing order by',
    'ascending order',
    'by date',
    'by date ascending',
    'chronologically',
    'in alphabetical order',
    'in alphabetical order of',
    'in ascending alphabetical order',
    'in ascending alphabetical order of',
    'in increasing order of',
    'in lexicographical order',
    'in lexicographical order of',
    'in the ascending order of',
    'in ascending',
    'in ascending order',
    'in ascending order of',
    'in chronological order',
    'in increasing order',
    'in order',
    'increasing',
    'starting from the earliest date',
    'starting with the earliest date',
    'low to hi',
  ],
  /** Before the end that comes first: "*starting with* the most hours". */
  'start-with': [...STARTS.flatMap((start) => [`${start} from`, `${start} with`]), 'led by'],
  /** After it the other end, which says nothing more: "… *to the lowest*". */
  'to-the-end': ['to', 'to the'].flatMap((to) =>
    [...new Set(ENDS.flat()), 'best', 'worst', 'bottom', 'top'].map((end) => `${to} ${end}`),
  ),
  /** What the number that is shown is called after how it is computed: "sort by *average*". */
  'number-shown:avg': [
    'average',
    'averages',
    'mean',
    'the average',
    'the mean',
    'this average',
    'that average',
  ],
  'number-shown:sum': [
    'sum',
    'the sum',
    'the total',
    'this total',
    'that total',
    'total',
    'totals',
    'total amount',
    'the total amount',
  ],
  'number-shown:count': [
    'count',
    'counts',
    'frequency',
    'number',
    'that count',
    'that number',
    'the count',
    'the frequency',
    'the number',
    'their number',
    'this count',
    'this number',
  ],
  /** After the key that rows are sorted by first. */
  'then-by': [
    'after that by',
    'and after that by',
    'and finally by',
    'and next by',
    'and second by',
    'and secondly by',
    'and then',
    'and then by',
    'and within that by',
    'followed by',
    'second by',
    'then',
    'then by',
    'then on',
  ],
  /** After the end of an order with what it is of: "the largest balance *on top*". */
  'first-place': [...FIRST_PLACES],
  'last-place': [...LAST_PLACES],
  /** Which end is the best is said by the measure. */
  'order:best': [...firstOf(['best', 'top performing']), ...fromTo('best', 'worst'), ...startingWith('best')],
  'order:worst': [...firstOf(['worst']), ...fromTo('worst', 'best'), ...startingWith('worst')],
  /** Before what decides between equal ones. */
  ties: [
    'break any ties',
    'break ties',
    'breaking ties',
    'for ties',
    'if tied',
    'in case of a tie',
    'in case of ties',
    'on ties',
    'resolve ties',
    'tie',
    'tie break',
    'tie breaker',
    'tie goes to',
    'ties',
    'ties are broken',
    'ties broken',
    'ties by',
    'ties decided',
    'ties go to',
    'ties ordered',
    'ties resolved',
    'ties sorted',
    'with ties',
    'with ties broken',
  ],
} satisfies WordClasses;
