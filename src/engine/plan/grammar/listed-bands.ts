import { AGE } from '../ages.ts';
import {
  type Chart,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  where,
} from '../parser.ts';
import { isOfPeople } from '../people.ts';
import type { BandEnd, Comparison, DimensionSketch, ListedBand, Quantity } from '../sketch.ts';
import { type Bound, bound } from './conditions/bounds.ts';
import { quantityField } from './fields.ts';
import { be, having } from './joints.ts';
import { quantity } from './terms.ts';
import { comparison, trailingComparison, word } from './words.ts';

/** "credit score band: under 600, 600-660, 660 to 720 and above", "loan size (under $5k, $5k to $20k, over $20k)". */
export const listedBands: Parser<DimensionSketch> = symbol(() =>
  sequence(
    [
      quantityField,
      optional(word('band')),
      optional(now),
      optional(word('end', 'comma', 'bracket', 'of')),
      bandList,
      optional(word('bracket')),
    ],
    (field, _, __, ___, bands) => ({ kind: 'listed-bands', field, bands }),
  ),
);

const now = word('as-of-day');

/** Rows that cannot be in all of them are in one each: "with a rate below 8, 8 to under 15 and 15 or more", "are under 30, 30 to 44 …". */
export const bandsOfRows: Parser<DimensionSketch> = symbol(() =>
  where(
    mapped(
      either(
        sequence([having, listedBands], (_, one) => one),
        agesOfPeople,
      ),
      (one) => (one.kind === 'listed-bands' && followOneAnother(one.bands) ? one : null),
    ),
    ({ words }) => !LISTING.has(words[0] ?? ''),
  ),
);

/** What asks for the rows themselves, which are in no bands. */
const LISTING: ReadonlySet<string> = new Set(['list', 'name', 'which', 'who']);

/** "customers are now under 30, 30 to 44 …": years that people may be old. */
const agesOfPeople: Parser<DimensionSketch> = symbol(() =>
  revised(
    sequence(
      [optional(be), optional(now), optional(word('aged')), bandList, optional(now)],
      (_, __, ___, bands): DimensionSketch | null =>
        bands.flatMap(endsOfBand).every(isAge) ? { kind: 'listed-bands', field: AGE, bands } : null,
    ),
    (found, chart, at) => (isOfPeopleBefore(chart, at) ? found : []),
  ),
);

function isOfPeopleBefore({ candidatesAt, index }: Chart, at: number): boolean {
  return candidatesAt.some((candidates) =>
    candidates.some(
      ({ end, meaning }) =>
        end === at && meaning.kind === 'dataset' && isOfPeople(index.dataset(meaning.dataset)),
    ),
  );
}

function endsOfBand({ low, high }: ListedBand): readonly Quantity[] {
  return [low, high].flatMap((end) => (end === null ? [] : [end.quantity]));
}

/** A number alone is an age where it is one of grown people; with its unit it always is. */
function isAge({ value, sign }: Quantity): boolean {
  return sign === 'years' || (sign === null && Number.isInteger(value) && value >= 10 && value <= 110);
}

const bandList: Parser<readonly ListedBand[]> = symbol(() =>
  mapped(
    listOf(
      either(
        bandAndAbove,
        mapped(band, (one) => [one]),
      ),
      word('and', 'end'),
    ),
    (parts) => {
      const bands = withUnits(closed(parts.flat()));
      return bands.filter(({ low, high }) => low !== null || high !== null).length < 2 ? null : bands;
    },
  ),
);

/** Each begins where the one before it ends or above it: "over 5, under 8" are the two ends of one. */
function followOneAnother(bands: readonly ListedBand[]): boolean {
  return bands.slice(1).every(({ low }, at) => {
    const end = bands[at]?.high ?? null;
    return low !== null && end !== null && low.quantity.value >= end.quantity.value;
  });
}

type Ends = Omit<ListedBand, 'label'>;

const ends: Parser<Ends> = symbol(() =>
  either<Ends>(
    mapped(bound, endsOf),
    // "younger than 30, 30 to 44 and 45 or older"
    sequence([word('younger'), quantity], (_, amount) => endsOf({ operator: '<', quantity: amount })),
    sequence([word('older'), quantity], (_, amount) => endsOf({ operator: '>', quantity: amount })),
    sequence(
      [optional(word('between', 'of')), quantity, word('range-and', 'range-to'), quantity],
      (_, low, __, high) => ({
        low: { quantity: low, isIn: null },
        high: { quantity: high, isIn: null },
      }),
    ),
    // "8 % to under 15 %"
    sequence(
      [optional(word('between')), quantity, word('range-and', 'range-to'), comparison, quantity],
      (_, low, __, operator, high) =>
        isBelow(operator)
          ? { low: { quantity: low, isIn: null }, high: { quantity: high, isIn: operator === '<=' } }
          : null,
    ),
    mapped(word('missing'), () => NONE),
  ),
);

const NONE: Ends = { low: null, high: null };
/** From where the band before it ends. */
const FURTHER: Ends = { low: { quantity: { value: Number.NaN, sign: null }, isIn: true }, high: null };

function endsOf({ operator, quantity: value }: Bound): Ends | null {
  const end: BandEnd = { quantity: value, isIn: operator === '<=' || operator === '>=' };
  if (isBelow(operator)) return { low: null, high: end };
  return operator === '=' || operator === '<>' ? null : { low: end, high: null };
}

function isBelow(operator: Comparison): boolean {
  return operator === '<' || operator === '<=';
}

/** A band with its name: the words as they stand. */
const band: Parser<ListedBand> = symbol(() =>
  revised(ends, (found, chart, at) =>
    found.map((reading) => ({
      ...reading,
      value: { ...reading.value, label: labelOf(chart, at, reading.end) },
    })),
  ),
);

/** "660 to 720 and above": a band, and the last one. */
const bandAndAbove: Parser<readonly ListedBand[]> = symbol(() =>
  sequence([band, trailing], (one, last) => (one.high === null ? null : [one, last])),
);

const trailing: Parser<ListedBand> = revised(trailingComparison, (found, chart, at) =>
  found
    .filter(({ value }) => value === '>=')
    .map((reading) => ({ ...reading, value: { ...FURTHER, label: labelOf(chart, at, reading.end) } })),
);

function labelOf({ words }: Chart, start: number, end: number): string {
  return words
    .slice(start, end)
    .join(' ')
    .replace(/^(?:is|are|was|were) /, '')
    .replaceAll(/ ?- ?/g, '-')
    .replaceAll(/([<>]=?|\$) /g, '$1')
    .replaceAll(/ ([+%])/g, '$1');
}

/** "660 to 720 and above": above what the last band ends with. */
function closed(bands: readonly ListedBand[]): readonly ListedBand[] {
  return bands.map((one, at) => {
    const before = bands[at - 1]?.high;
    const isFurther = one.low !== null && Number.isNaN(one.low.quantity.value);
    if (!isFurther || before === undefined || before === null) return one;
    return { low: { ...before, isIn: true }, high: null, label: `${before.quantity.value} ${one.label}` };
  });
}

/** "under 5, 5 to 10 and over 10 percent": a unit written once holds for all. */
function withUnits(bands: readonly ListedBand[]): readonly ListedBand[] {
  const all = bands.flatMap(({ low, high }) => [low, high]);
  const sign = all.find((end) => end !== null && end.quantity.sign !== null)?.quantity.sign ?? null;
  const withUnit = (end: BandEnd | null): BandEnd | null =>
    end === null ? null : { ...end, quantity: unitOf(end.quantity, sign) };
  return bands.map((one) => ({ ...one, low: withUnit(one.low), high: withUnit(one.high) }));
}

function unitOf(amount: Quantity, sign: Quantity['sign']): Quantity {
  return { ...amount, sign: amount.sign ?? sign };
}
