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
} from '../parser.ts';
import type { BandEnd, Comparison, DimensionSketch, ListedBand, Quantity } from '../sketch.ts';
import { type Bound, bound } from './conditions/bounds.ts';
import { quantityField } from './fields.ts';
import { quantity } from './terms.ts';
import { comparison, trailingComparison, word } from './words.ts';

/** "credit score band: under 600, 600-660, 660 to 720 and above", "loan size (under $5k, $5k to $20k, over $20k)". */
export const listedBands: Parser<DimensionSketch> = symbol(() =>
  sequence(
    [
      quantityField,
      optional(word('band')),
      optional(word('end', 'comma', 'bracket', 'of')),
      listOf(
        either(
          bandAndAbove,
          mapped(band, (one) => [one]),
        ),
        word('and', 'end'),
      ),
      optional(word('bracket')),
    ],
    (field, _, __, parts) => {
      const bands = withUnits(closed(parts.flat()));
      return bands.filter(({ low, high }) => low !== null || high !== null).length < 2
        ? null
        : { kind: 'listed-bands', field, bands };
    },
  ),
);

type Ends = Omit<ListedBand, 'label'>;

const ends: Parser<Ends> = symbol(() =>
  either<Ends>(
    mapped(bound, endsOf),
    sequence(
      [optional(word('between', 'of')), quantity, word('range-and', 'range-to'), quantity],
      (_, low, __, high) => ({
        low: { quantity: low, isIn: null },
        high: { quantity: high, isIn: null },
      }),
    ),
    // "8 % to under 15 %"
    sequence([quantity, word('range-and', 'range-to'), comparison, quantity], (low, _, operator, high) =>
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
