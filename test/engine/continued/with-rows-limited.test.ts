import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SALES = `CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, stall TEXT, fruit TEXT, is_organic INTEGER, sold_on DATE, price REAL);
  INSERT INTO sales VALUES
    (1, 'East', 'Plum', 1, '2023-05-02', 10), (2, 'East', 'Pear', 0, '2023-06-01', 20),
    (3, 'East', 'Plum', 0, '2024-06-01', 30), (4, 'West', 'Plum', 1, '2023-07-01', 40),
    (5, 'West', 'Pear', 1, '2024-08-01', 50), (6, 'West', 'Fig', 0, '2023-09-01', 60);`;

describe('withRowsLimited', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(SALES);
  });

  const eachGives = async (tails: readonly string[], rows: unknown): Promise<void> => {
    for (const tail of tails)
      assert.deepEqual(await ask(`Number of sales and average price per stall${tail}`), rows, tail);
  };

  it('takes all numbers of the rows that alone count', () =>
    eachGives(
      [
        ', only organic sales',
        ', organic ones only',
        ', just the organic ones',
        ' (organic only)',
        ' (organic)',
        ', limited to organic sales',
      ],
      [
        ['East', 1, 10],
        ['West', 2, 45],
      ],
    ));

  it('leaves rows out of all numbers', () =>
    eachGives(
      [', excluding plums', ', plums left out', ' (no plums)', ', without plums', ' but not for plums'],
      [
        ['East', 1, 20],
        ['West', 2, 55],
      ],
    ));

  it('leaves out only what is both things; a time after it is of the whole', async () => {
    assert.deepEqual(await ask('Number of sales per stall, excluding organic plums'), [
      ['East', 2],
      ['West', 2],
    ]);
    assert.deepEqual(await ask('Number of sales per stall, excluding plums in 2023'), [
      ['East', 1],
      ['West', 1],
    ]);
  });

  it('says a number of the groups where nothing else is named', async () => {
    assert.deepEqual(await ask('Total price per stall, over 100 only'), [['West', 150]]);
  });

  it('takes the months of a season in brackets for the same again', async () => {
    const later = await asker(`${SALES} INSERT INTO sales VALUES (7, 'West', 'Fig', 0, '2025-12-30', 60);`);
    assert.deepEqual(await later('Number of sales in summer 2023 (June to August)'), [[2]]);
    assert.deepEqual(await later('Number of sales in summer 2023 (May to August)'), null);
    assert.deepEqual(await later('Number of sales sold in 2023, only 2024'), null);
  });
});
