import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SALES = `CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, stall TEXT, fruit TEXT, sold_on DATE, price REAL);
  INSERT INTO sales VALUES
    (1, 'East', 'Plum', '2023-05-02', 10), (2, 'East', 'Pear', '2023-06-01', 20),
    (3, 'East', 'Plum', '2024-06-01', 30), (4, 'West', 'Plum', '2023-07-01', 40);`;

describe('withShareBeside', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(SALES);
  });

  it('puts the part that each group has of all such rows beside its number', async () => {
    assert.deepEqual(await ask('Total price of plum sales in 2023 by stall with the share of the total'), [
      ['East', 10, 20],
      ['West', 40, 80],
    ]);
  });

  it('puts it in place of the number', async () => {
    assert.deepEqual(await ask('Total price of plum sales in 2023 by stall as a percentage of the total'), [
      ['East', 20],
      ['West', 80],
    ]);
  });

  it('leaves what does not add up', async () => {
    assert.equal(await ask('Average price of plum sales in 2023 by stall with the share of the total'), null);
  });
});
