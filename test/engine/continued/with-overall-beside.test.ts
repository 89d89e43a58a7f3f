import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SALES = `CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, stall TEXT, fruit TEXT, sold_on DATE, price REAL);
  INSERT INTO sales VALUES
    (1, 'East', 'Plum', '2023-05-02', 10), (2, 'East', 'Pear', '2023-06-01', 20),
    (3, 'East', 'Plum', '2024-06-01', 30), (4, 'West', 'Plum', '2023-07-01', 40);`;

describe('withOverallBeside()', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(SALES);
  });

  it('puts how far each group is from all rows beside its average', async () => {
    const rows = [
      ['East', 20, -5],
      ['West', 40, 15],
    ];
    assert.deepEqual(await ask('Average price by stall and its difference from the overall average'), rows);
    assert.deepEqual(
      await ask('Average price by stall, and how far it is above or below the average over all sales'),
      rows,
    );
  });

  it('sorts by it where that is asked for', async () => {
    assert.deepEqual(
      await ask(
        'Average price by stall and its difference from the overall average, sorted by that difference, highest first',
      ),
      [
        ['West', 40, 15],
        ['East', 20, -5],
      ],
    );
  });

  it('puts the average of all rows beside it', async () => {
    assert.deepEqual(await ask('Average price by stall compared with the overall average'), [
      ['East', 20, 25],
      ['West', 40, 25],
    ]);
  });

  it('leaves totals, and rows of which it is not said whether all are', async () => {
    assert.equal(await ask('Total price by stall and its difference from the overall average'), null);
    assert.equal(await ask('Average price of plum sales by stall vs the overall average'), null);
  });
});
