import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recognizeNumbers } from '../../../src/engine/recognize/numbers.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** Far above what is needed on a busy machine, far below what anything quadratic takes. */
const BOUND_MS = 1_000;

/** Each candidate as `words = value sign`, `?` for one that costs, in order of their beginnings. */
function read(question: string): string[] {
  const tokens = tokenize(question);
  return recognizeNumbers(tokens).map(({ start, end, meaning, cost }) => {
    assert.equal(meaning.kind, 'number');
    const words = tokens.slice(start, end).map(({ norm }) => norm);
    const { value, sign } = meaning.kind === 'number' ? meaning : { value: Number.NaN, sign: null };
    return `${words.join(' ')} = ${value}${sign === null ? '' : ` ${sign}`}${cost > 0 ? '?' : ''}`;
  });
}

const CASES: readonly (readonly [question: string, ...candidates: string[]])[] = [
  ['loans over 10000', '10000 = 10000'],
  ['over $10k', '$10k = 10000 money'],
  ['over $ 10,000', '$ 10,000 = 10000 money'],
  ['USD 5 million', 'usd 5 million = 5000000 money'],
  ['1.5 million', '1.5 million = 1500000'],
  ['$1.5 million', '$1.5 million = 1500000 money'],
  ['2.5 bn dollars', '2.5 bn dollars = 2500000000 money', '2.5 bn = 2500000000'],
  ['10 grand', '10 grand = 10000 money'],
  ['10k bucks', '10k bucks = 10000 money', '10k = 10000'],
  ['10 €', '10 € = 10 money', '10 = 10'],
  ['twenty five', 'twenty five = 25'],
  ['twenty-five loans', 'twenty five = 25'],
  ['a dozen', 'a dozen = 12'],
  ['two dozen', 'two dozen = 24'],
  ['half a dozen', 'half a dozen = 6'],
  ['half a million', 'half a million = 500000'],
  ['a hundred thousand', 'a hundred thousand = 100000'],
  ['a million', 'a million = 1000000'],
  ['a couple of loans', 'a couple of = 2'],
  ['three hundred and five', 'three hundred and five = 305', 'three hundred = 300', 'five = 5'],
  ['two thousand five hundred', 'two thousand five hundred = 2500'],
  ['two thousand and five', 'two thousand and five = 2005', 'two thousand = 2000', 'five = 5'],
  ['one million two hundred thousand', 'one million two hundred thousand = 1200000'],
  ['two and a half percent', 'two and a half percent = 2.5 percent', 'two and a half = 2.5'],
  ['1 and a half million', '1 and a half million = 1500000'],
  ['between five and ten', 'five = 5', 'ten = 10'],
  ['between one hundred and two hundred', 'one hundred = 100', 'two hundred = 200'],
  ['five million ten', 'five million ten = 5000010'],
  ['five million ten million', 'five million = 5000000', 'ten million = 10000000'],
  ['7 percent', '7 percent = 7 percent', '7 = 7'],
  ['7 pct', '7 pct = 7 percent', '7 = 7'],
  ['7 %', '7 % = 7 percent', '7 = 7'],
  ['7%', '7% = 7 percent'],
  ['2 percentage points', '2 percentage points = 2 percent', '2 = 2'],
  ['25 bps', '25 bps = 0.25 percent', '25 = 25'],
  ['36-month loans', '36 month = 36 months', '36 = 36'],
  ['36 months', '36 months = 36 months', '36 = 36'],
  ['3-year', '3 year = 3 years', '3 = 3'],
  ['3 yr', '3 yr = 3 years', '3 = 3'],
  ['three years', 'three years = 3 years', 'three = 3'],
  ['90 days', '90 days = 90 days', '90 = 90'],
  ['90d', '90d = 90 days'],
  ['36m loans', '36m = 36000000', '36m = 36 months?'],
  ['$36m', '$36m = 36000000 money'],
  ['second', 'second = 2 ordinal'],
  ['the 3rd', '3rd = 3 ordinal'],
  ['twenty first', 'twenty first = 21 ordinal'],
  ['5-7%', '5 = 5 percent', '7% = 7 percent'],
  ['between 5 and 7 percent', '5 = 5 percent', '7 percent = 7 percent', '7 = 7'],
  ['between 5 and 7 million', '5 = 5000000', '5 = 5?', '7 million = 7000000'],
  ['between 500 and 10k', '500 = 500', '10k = 10000'],
  ['$5-10k', '$5 = 5000 money', '$5 = 5 money?', '10k = 10000 money'],
  ['between $5,000 and 10,000', '$5,000 = 5000 money', '10,000 = 10000 money'],
  ['36 or 60 months', '36 = 36 months', '60 months = 60 months', '60 = 60'],
  ['5 loans and 7 percent', '5 = 5', '7 percent = 7 percent', '7 = 7'],
  ['which one', 'one = 1?'],
  ['one of the loans', 'one = 1?'],
  ['at least one loan', 'one = 1'],
  ['in 2024', '2024 = 2024'],
  ['on 2024-03-05'],
  ['a loan per branch'],
  ['"twenty" loans'],
  ['half of the loans'],
];

describe('recognizeNumbers() reads', () => {
  for (const [question, ...expected] of CASES) {
    it(JSON.stringify(question), () => assert.deepEqual(read(question), expected));
  }
});

describe('recognizeNumbers() is linear', () => {
  for (const words of ['one hundred and ', 'twenty ', 'a half ', '5 to ', 'two thousand ', '1 million ']) {
    it(`in repeated ${JSON.stringify(words)}`, () => {
      const tokens = tokenize(words.repeat(Math.floor(10_000 / words.length)));
      const start = performance.now();
      recognizeNumbers(tokens);
      assert.ok(performance.now() - start < BOUND_MS);
    });
  }
});
