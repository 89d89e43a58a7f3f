import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withMonthsInPlural } from '../../../src/engine/meant/with-months-in-plural.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const SAID: readonly (readonly [typed: string, meant: string])[] = [
  ['sales in all Decembers combined', 'sales in any december'],
  ['sales in Decembers of all years together by town', 'sales in any december by town'],
  ['sales over the Junes and Julys', 'sales in any june or july'],
  ['sales in the Junes of 2021 to 2023', 'sales in june 2021 and june 2022 and june 2023'],
  ['sales in Junes together with costs', 'sales in any june together with costs'],
  ['sales in each of the Decembers', 'sales in each of the decembers'],
  ['sales in the last three Decembers', 'sales in the last three decembers'],
  ['sales in December', 'sales in december'],
  ['sales in a December', 'sales in any december'],
  ['sales during December months', 'sales in any december'],
  ['sales in a December sale', 'sales in a december sale'],
];

describe('withMonthsInPlural() takes a month in the plural as that of every year', () => {
  for (const [typed, meant] of SAID)
    it(typed, () => {
      const norms = withMonthsInPlural(tokenize(typed)).map(({ norm }) => norm);
      assert.equal(norms.join(' '), meant);
    });
});
