import type { Unit } from '../../shared/mod.ts';

/** What a word in a column's name says about the unit of its numbers. The last word of the name speaks first. */
export type UnitHint = 'money' | 'percent' | 'score' | 'count' | 'days' | 'months' | 'years';

export const UNIT_HINTS: ReadonlyMap<string, UnitHint> = new Map([
  ...hints(
    'money',
    `amount balance bonus budget charge commission cost debt deposit due earnings expense expenses fare fee fees income interest
    loss outstanding total payment payments price principal profit refund rent revenue salary sales spend spending tax value wage
    wages worth`,
  ),
  ...hints('percent', 'percent percentage pct rate ratio share apr apy utilization'),
  ...hints('score', 'score rating gpa points'),
  ...hints('count', 'count number quantity qty population units seats capacity likes views stops'),
  ...hints('days', 'days'),
  ...hints('months', 'months'),
  ...hints('years', 'years age'),
]);

/** What ends the names of amounts in a currency, with its ISO 4217 code. */
export const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aud: 'AUD',
    cad: 'CAD',
    chf: 'CHF',
    dollars: 'USD',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    gbp: 'GBP',
    jpy: 'JPY',
    usd: 'USD',
  }),
);

/** Words that make an amount something other than money: `drug_amount`, `dose`. */
export const NOT_MONEY: ReadonlySet<string> = new Set(
  'dose drug weight water energy fuel rainfall score rating heart time'.split(' '),
);

/** Words of places that people group and filter by. */
export const GEOGRAPHY_WORDS: ReadonlySet<string> = new Set(
  'city town state region country county province territory continent zip postal postcode municipality'.split(
    ' ',
  ),
);

/** Words of columns whose text names a row to a person. */
export const NAME_WORDS: ReadonlySet<string> = new Set('name title username forename surname'.split(' '));

/** Words of text that is looked up, never grouped by. */
export const CONTACT_WORDS: ReadonlySet<string> = new Set(
  'address bio comment comments content description details email fax hash homepage html image ip link logo message note notes password phone telephone text token url website'.split(
    ' ',
  ),
);

/** Words of whole numbers that are codes or labels: adding them up means nothing. */
export const CODE_WORDS: ReadonlySet<string> = new Set(
  'code type status class category level tier band bracket grade zip postal phone telephone number year month weekday quarter rank version flag group section major advisor adviser season episode chapter'.split(
    ' ',
  ),
);

/** How much a word in a date column's name says that it dates the row itself; negative for dates of something else. */
export const DATE_HINTS: ReadonlyMap<string, number> = new Map([
  ...rank(
    5,
    'transaction order ordered sale sold purchase purchased payment paid posted placed made booked issued issue opened event visit checked borrowed rented',
  ),
  ...rank(
    4,
    'applied application admitted hired hire joined join registered registration enrolled signup submitted',
  ),
  ...rank(4, 'reported published released snapshot sent start started begin departure founded'),
  ...rank(1, 'created creation added inserted'),
  ...rank(
    -5,
    'updated modified changed birth dob expiry expiration expires due end ended closed closing completed last',
  ),
  ...rank(
    -5,
    'deceased death died departed discontinued churned left leave leaving exit retired retirement resigned resignation',
  ),
  ...rank(
    -5,
    'settlement verified termination terminated deleted cancelled canceled maturity matures decided read returned',
  ),
]);

/** What is done to the rows of a table on the date that is theirs. */
export const DEEDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    booking: ['booked'],
    donation: ['donated'],
    inspection: ['inspected'],
    invoice: ['issued', 'invoiced', 'billed'],
    order: ['ordered', 'placed'],
    payment: ['paid', 'received'],
    purchase: ['purchased', 'bought'],
    reservation: ['reserved', 'booked'],
    sale: ['sold'],
    shipment: ['shipped'],
  }),
);

/** Words of the number that "how much" asks for, the clearest first. */
export const MEASURE_WORDS: readonly string[] = [
  'amount',
  'total',
  'price',
  'revenue',
  'value',
  'balance',
  'cost',
];

function hints(hint: UnitHint, words: string): [string, UnitHint][] {
  return words.split(/\s+/).map((word) => [word, hint]);
}

function rank(points: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, points]);
}

/** The unit that a hint stands for. */
export function toUnit(hint: UnitHint, currency: string): Unit {
  if (hint === 'money') return { kind: 'money', currency };
  if (hint === 'days' || hint === 'months' || hint === 'years') return { kind: 'duration', of: hint };
  return { kind: hint };
}
