import type { Property } from './properties.ts';
import { wordSet } from './word-set.ts';
import { composed, type Form } from './words/word-classes.ts';

/** What the ends of an order are about, besides an amount. */
export type EndAbout = 'measure' | 'time' | 'age' | 'occurrence' | 'name' | 'own';

/** What the two ends of an order are called, the high one first. */
export const ENDS: readonly (readonly [high: string, low: string])[] = [
  ['highest', 'lowest'],
  ['high', 'low'],
  ['hi', 'lo'],
  ['largest', 'smallest'],
  ['biggest', 'smallest'],
  ['greatest', 'least'],
  ['greatest', 'smallest'],
  ['greatest', 'lowest'],
  ['most', 'least'],
  ['most', 'fewest'],
  ['longest', 'shortest'],
  ['tallest', 'shortest'],
  ['heaviest', 'lightest'],
  ['fastest', 'slowest'],
  ['quickest', 'slowest'],
  ['richest', 'poorest'],
  ['deepest', 'shallowest'],
  ['widest', 'narrowest'],
  ['oldest', 'youngest'],
  ['old', 'young'],
  ['newest', 'oldest'],
  ['latest', 'earliest'],
  ['most recent', 'oldest'],
  ['most recent', 'earliest'],
  ['most recent', 'least recent'],
  ['most common', 'least common'],
  ['most frequent', 'least frequent'],
  ['most popular', 'least popular'],
  ['most widespread', 'least widespread'],
  ['most expensive', 'cheapest'],
  ['most expensive', 'least expensive'],
  ['most valuable', 'least valuable'],
  ['highest rated', 'lowest rated'],
  ['best paid', 'worst paid'],
  ['highest paid', 'lowest paid'],
];

/** The same without a superlative, which stand together: "from big to small", and no "late first". */
export const PLAIN_ENDS: readonly (readonly [high: string, low: string])[] = [
  ['higher', 'lower'],
  ['big', 'small'],
  ['bigger', 'smaller'],
  ['large', 'small'],
  ['larger', 'smaller'],
  ['great', 'small'],
  ['greater', 'lesser'],
  ['great', 'little'],
  ['many', 'few'],
  ['much', 'little'],
  ['more', 'less'],
  ['more', 'fewer'],
  ['max', 'min'],
  ['maximum', 'minimum'],
  ['deep', 'shallow'],
  ['expensive', 'cheap'],
  ['pricey', 'cheap'],
  ['fast', 'slow'],
  ['heavy', 'light'],
  ['long', 'short'],
  ['rich', 'poor'],
  ['tall', 'short'],
  ['wide', 'narrow'],
  ['new', 'old'],
  ['newer', 'older'],
  ['recent', 'old'],
  ['late', 'early'],
  ['later', 'earlier'],
  ['older', 'younger'],
];

/** Ends with no usual opposite. */
export const HIGH_ENDS: readonly string[] = [
  'best rated',
  'busiest',
  'costliest',
  'dearest',
  'deepest',
  'eldest',
  'most populous',
  'priciest',
  'top rated',
];
export const LOW_ENDS: readonly string[] = ['rarest', 'shallowest'];

/** Words of ends that are about something else than an amount; those before decide. */
export const ENDS_ABOUT: readonly (readonly [about: EndAbout, words: ReadonlySet<string>])[] = [
  ['name', wordSet('alphabet alphabetic alphabetical alphabetically lexicographical a')],
  ['occurrence', wordSet('common frequent popular rarest widespread')],
  [
    'time',
    wordSet(
      'latest earliest newest new newer recent late later early earlier chronological chronologically date',
    ),
  ],
  ['age', wordSet('oldest youngest old young older younger eldest')],
  [
    'measure',
    wordSet(
      `biggest greatest high highest largest low lowest smallest tallest shortest longest fastest quickest slowest heaviest lightest most
      fewest least cheapest busiest costliest dearest deepest shallowest priciest richest poorest hi lo rated paid big bigger small
      smaller large larger great greater lesser little many few much more less fewer max min maximum minimum higher lower deep shallow
      expensive cheap pricey fast slow heavy light long short rich poor tall wide widest narrow narrowest`,
    ),
  ],
];

/** What ends are about, where one word of them says it: columns by either of several properties. */
export const END_PROPERTIES: ReadonlyMap<string, readonly Property[]> = new Map([
  ['cheap', ['price']],
  ['deep', ['depth']],
  ['fast', ['speed']],
  ['heavy', ['weight']],
  ['light', ['weight']],
  ['long', ['length']],
  ['narrow', ['width']],
  ['narrowest', ['width']],
  ['pricey', ['price']],
  ['shallow', ['depth']],
  ['slow', ['speed']],
  ['tall', ['height']],
  ['wide', ['width']],
  ['widest', ['width']],
  ['cheapest', ['price']],
  ['costliest', ['price']],
  ['dearest', ['price']],
  ['deepest', ['depth']],
  ['expensive', ['price']],
  ['fastest', ['speed']],
  ['heaviest', ['weight']],
  ['lightest', ['weight']],
  ['longest', ['length']],
  ['paid', ['pay']],
  ['populous', ['population']],
  ['quickest', ['speed']],
  ['priciest', ['price']],
  ['rated', ['rating']],
  ['shallowest', ['depth']],
  ['shortest', ['height', 'length']],
  ['slowest', ['speed']],
  ['tallest', ['height']],
  ['valuable', ['worth']],
]);

/** Where in a list something stands: "with the largest *at the top*". */
export const FIRST_PLACES: readonly string[] = [
  'as first',
  'at the beginning',
  'at the start',
  'at the top',
  'at top',
  'coming first',
  'comes first',
  'come first',
  'in first place',
  'listed first',
  'on top',
  'ranked first',
  'should be at the top',
  'should be first',
  'should be on top',
  'should come first',
  'shown first',
  'to come first',
  'up top',
];
export const LAST_PLACES: readonly string[] = [
  'at the bottom',
  'at the end',
  'coming last',
  'comes last',
  'listed last',
  'should come last',
  'shown last',
];

/** "from the highest to the lowest", and shorter. */
export function fromTo(first: string, last: string): Form {
  return composed(['', 'from', 'from the', 'the'], [first], ['to', 'to the'], [last]);
}

/** "largest first", "with the largest first". */
export function firstOf(ends: readonly string[]): Form {
  return composed(['', 'the', 'with', 'with the'], ends, ['first']);
}
