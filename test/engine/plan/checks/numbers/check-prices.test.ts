import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE baskets (basket_id INTEGER PRIMARY KEY, shopper TEXT);
  CREATE TABLE basket_lines (line_id INTEGER PRIMARY KEY, basket_id INTEGER NOT NULL REFERENCES baskets (basket_id), quantity INTEGER, unit_price REAL);
  INSERT INTO baskets VALUES (1, 'Ada'), (2, 'Ben');
  INSERT INTO basket_lines VALUES (1, 1, 3, 2.5), (2, 1, 1, 4), (3, 2, 2, 10);`;

const rowsOf = await asker(SCRIPT);

describe('checkPrices()', () => {
  it('refuses the sum of prices of one piece where pieces are counted', async () => {
    for (const question of ['total price of each basket', 'What is the total price by basket?'])
      assert.equal(await rowsOf(question), null, question);
  });

  it('refuses a number of pieces in place of what they are worth', async () => {
    assert.equal(await rowsOf('total value of the quantity'), null);
  });

  it('lets the sum through where it is said that the price is that of a unit', async () => {
    assert.deepEqual(await rowsOf('total unit price of the basket lines'), [[16.5]]);
    assert.deepEqual(await rowsOf('total quantity'), [[6]]);
  });
});
