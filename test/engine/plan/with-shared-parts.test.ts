import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SALES = `CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, stall TEXT, fruit TEXT, sold_on DATE, price REAL);
  INSERT INTO sales VALUES
    (1, 'East', 'Plum', '2023-05-02', 10), (2, 'East', 'Pear', '2023-06-01', 20),
    (3, 'East', 'Plum', '2024-06-01', 30), (4, 'West', 'Plum', '2023-07-01', 40),
    (5, 'West', 'Pear', '2024-08-01', 50), (6, 'West', 'Fig', '2023-09-01', 60);`;

describe('withSharedParts', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(SALES);
  });

  it('says what stands before the first of two times of both', async () => {
    assert.deepEqual(await ask('average price of sales with a price over 20 in 2023 vs 2024'), [
      ['2023', 50],
      ['2024', 40],
    ]);
  });

  it('says a time after the last of two kinds of rows of both', async () => {
    assert.deepEqual(await ask('difference in average price between plum sales and pear sales in 2023'), [
      [5],
    ]);
    assert.deepEqual(await ask('average price of plum sales vs pear sales in 2023'), [
      ['Pear', 20],
      ['Plum', 25],
    ]);
  });

  it('leaves sides of which each says more', async () => {
    assert.equal(await ask('average price of plum sales over 20 vs under 10'), null);
  });
});
