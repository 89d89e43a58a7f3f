import { wordSet } from './word-set.ts';

/** Words of a note that only says in which order rows or groups are shown. */

/** The ends that come first, by the direction in which rows are then ordered. */
export const FIRST_ENDS: ReadonlyMap<string, 'asc' | 'desc'> = new Map([
  ...ends(
    'desc',
    'best big biggest descending desc greatest high highest large largest longest most slowest',
  ),
  ...ends(
    'asc',
    'ascending asc fastest fewest least low lowest quickest short shortest small smallest worst',
  ),
]);

/** The end that is last where another is first. */
export const OTHER_ENDS: ReadonlyMap<string, string> = new Map(
  [
    'best worst',
    'biggest smallest',
    'earliest latest',
    'fastest slowest',
    'highest lowest',
    'largest smallest',
    'longest shortest',
    'most least',
    'newest oldest',
    'oldest youngest',
    'richest poorest',
  ]
    .map((pair) => pair.split(' '))
    .flatMap(([one = '', other = '']): [string, string][] => [
      [one, other],
      [other, one],
    ]),
);

/** The same of time. */
export const FIRST_TIMES: ReadonlyMap<string, 'asc' | 'desc'> = new Map([
  ...ends('asc', 'chronological chronologically earliest forward january oldest sequence'),
  ...ends('desc', 'latest newest recent'),
]);

export const ALPHABETICAL: ReadonlySet<string> = wordSet('alphabetic alphabetical alphabetically');

/** They begin a note, or stand for it. */
export const ORDER_BEGINS: ReadonlySet<string> = wordSet(
  'arrange arranged begin beginning going list listed order ordered put rank ranked sequenced sort sorted start starting',
);

/** After "in the … *order*". */
export const ORDER_NOUNS: ReadonlySet<string> = wordSet('order sequence');

/** What else such a note is made of. */
export const ORDER_WORDS: ReadonlySet<string> = wordSet(`
  a all and as at average biggest by calendar common date december down each figure first forward from going group groups highest in into is it its last
  line list number of on one ones onwards order over percentage place please rate result results row rows running sequence sum
  that the them then this through time to top total totals up upwards value values very with year years month months quarter quarters`);

function ends(way: 'asc' | 'desc', list: string): readonly (readonly [string, 'asc' | 'desc'])[] {
  return list.split(' ').map((word) => [word, way]);
}
