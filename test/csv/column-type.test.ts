import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { observeColumn } from '../../src/csv/column-type.ts';

function observe(values: readonly string[]) {
  const column = observeColumn();
  for (const value of values) column.add(value);
  return column;
}

describe('the type of a column', () => {
  for (const [type, ...values] of [
    ['INTEGER', '0', '-12', '1001'],
    ['INTEGER', '9223372036854775807', '-9223372036854775808', '1'],
    ['INTEGER', ' 1', '2\t', ''],
    ['REAL', '1.5', '2', '-0.25', '.5'],
    ['REAL', '1.5e10', '3E+05', '2e-3'],
    ['REAL', '0.30000000000000004'],
    ['TEXT', 'A', '1'],
    ['TEXT', '007', '12'], // A code: without its zeros it is another.
    ['TEXT', '01.5'],
    ['TEXT', '1E5', '2E7'],
    ['TEXT', '+4930123456'],
    ['TEXT', '9223372036854775808'],
    ['TEXT', '9007199254740993', '0.5'], // As a double the first would be another.
    ['TEXT', '0.12345678901234567891'],
    ['TEXT', '1.0e999'],
    ['TEXT', '2024-03-14', '2024-05-02'],
    ['TEXT', 'true', 'false'],
    ['TEXT', '1,234.50'],
    ['TEXT', '', ' '],
    ['TEXT'],
  ] as const) {
    it(`is ${type} for ${JSON.stringify(values)}`, () => assert.equal(observe(values).type(), type));
  }
});

describe('the advice for a column', () => {
  it('is about numbers and dates that stay text', () => {
    assert.match(observe(['1,234.50', '12']).advice() ?? '', /1234\.56/);
    assert.match(observe(['€ 5', '7.50 EUR', '3 %']).advice() ?? '', /1234\.56/);
    assert.match(observe(['03/14/2024', '1.2.24 10:00']).advice() ?? '', /YYYY-MM-DD/);
  });

  it('is not about codes, telephone numbers and what is understood', () => {
    for (const values of [['007', '008'], ['+49 30 1234'], ['2024-03-14'], ['1.5'], ['A', '1,5'], []]) {
      assert.equal(observe(values).advice(), null, values.join());
    }
  });
});
