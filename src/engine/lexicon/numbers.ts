import type { NumberSign } from '../token.ts';
import { MEASURES } from './units.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINAL_UNITS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const ORDINAL_TENS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';

/** Number words below 20. */
export const UNIT_WORDS = table(UNITS, 0, 1);
/** The tens from 20 on. */
export const TENS_WORDS = table(TENS, 20, 10);
/** Ordinals below 20. */
export const ORDINAL_UNIT_WORDS = table(ORDINAL_UNITS, 1, 1);
/** Ordinals of the tens. */
export const ORDINAL_TENS_WORDS = table(ORDINAL_TENS, 20, 10);

/** How many of those that come first are asked for, as a pattern; one is said without a number. */
export const HOW_MANY_FIRST = '(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';

/** Words that multiply the number before them; all but `hundred` and `dozen` also close a group of three digits. */
export const SCALE_WORDS: ReadonlyMap<string, { readonly scale: number; readonly sign: NumberSign | null }> =
  new Map([
    ...scales('dozen', 12),
    ...scales('hundred', 100),
    ...scales('thousand thousands k', 1e3),
    ...scales('grand', 1e3, 'money'),
    ...scales('million millions m mm mn mil mio', 1e6),
    ...scales('billion billions b bn', 1e9),
  ]);

/** Words that stand for 1 before a scale: `a hundred`. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** What stands before a field or a number that it bounds. */
export const PLACES: ReadonlySet<string> = new Set(['above', 'below', 'over', 'under']);

/** Words after which an article stands for 1 of a length of time: `within a year`, `more than a week`. */
export const BEFORE_LENGTHS: ReadonlySet<string> = new Set(
  'exceeding least most over than under within'.split(' '),
);

/** Words that name a number by themselves, with the words before and after that belong to them. */
export const QUANTITIES: readonly { readonly words: readonly string[]; readonly value: number }[] = [
  { words: ['a', 'couple', 'of'], value: 2 },
  { words: ['a', 'couple'], value: 2 },
  { words: ['couple', 'of'], value: 2 },
  { words: ['couple'], value: 2 },
  { words: ['dozen'], value: 12 },
  { words: ['hundred'], value: 100 },
  { words: ['thousand'], value: 1000 },
];

/** What may follow a number and says what it is of; `factor` turns it into the sign's own unit (25 bps are 0.25 %). */
export const UNIT_PHRASES: readonly {
  readonly words: readonly string[];
  readonly sign: NumberSign;
  readonly factor: number;
}[] = [
  ...units('percent', ['%', 'percent', 'pct', 'percents', 'pp', 'ppt', 'pps']),
  ...units('percent', ['per cent', 'percentage point', 'percentage points']),
  ...units('percent', ['bp', 'bps', 'basis point', 'basis points'], 0.01),
  ...units('money', ['$', '€', '£', '¥', '₹', 'usd', 'eur', 'gbp']),
  ...units('money', ['dollar', 'dollars', 'buck', 'bucks', 'euro', 'euros', 'us dollars', 'pounds']),
  ...units('seconds', ['seconds', 'secs']),
  ...units('minutes', ['minute', 'minutes', 'mins']),
  ...units('hours', ['hour', 'hours', 'hr', 'hrs']),
  ...units('days', ['day', 'days']),
  ...units('weeks', ['week', 'weeks', 'wk', 'wks']),
  ...units('months', ['month', 'months', 'mo', 'mos', 'mth', 'mths']),
  ...units('years', ['year', 'years', 'yr', 'yrs']),
  ...MEASURES.flatMap((forms) =>
    units(
      `unit:${forms[0] ?? ''}`,
      // One letter by itself is as often something else.
      forms.filter((form) => form.length > 1),
    ),
  ),
];

/** What may stand before an amount of money. */
export const CURRENCY_PREFIXES: ReadonlySet<string> = new Set(['$', '€', '£', '¥', '₹', 'usd', 'eur', 'gbp']);

/** After these, `one` is a pronoun more often than a number. */
export const BEFORE_PRONOUN_ONE: ReadonlySet<string> = new Set(
  'which this that each every another the any no overall average other wide general global portfolio company'.split(
    ' ',
  ),
);

/** Between the ends of a range, the first of which may leave out what the second says (`5 to 7 percent`). */
export const RANGE_CONNECTORS: ReadonlySet<string> = new Set(['-', 'to', 'through', 'or', 'and']);

function table(words: string, first: number, step: number): ReadonlyMap<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, first + index * step]));
}

function scales(
  words: string,
  scale: number,
  sign: NumberSign | null = null,
): [string, { scale: number; sign: NumberSign | null }][] {
  return words.split(' ').map((word) => [word, { scale, sign }]);
}

function units(sign: NumberSign, phrases: readonly string[], factor = 1) {
  return phrases.map((phrase) => ({ words: phrase.split(' '), sign, factor }));
}
