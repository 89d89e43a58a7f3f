import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SALES = `CREATE TABLE stalls (stall_id INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO stalls VALUES (1, 'East'), (2, 'West'), (3, 'North');
  CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, stall_id INTEGER REFERENCES stalls, fruit TEXT, sold_on DATE, price REAL);
  INSERT INTO sales VALUES
    (1, 1, 'Plum', '2023-05-02', 10), (2, 1, 'Pear', '2023-06-01', 20),
    (3, 1, 'Plum', '2024-06-01', 30), (4, 2, 'Plum', '2023-07-01', 40),
    (5, 2, 'Pear', '2024-08-01', 50), (6, 2, 'Fig', '2023-09-01', 60);`;

describe('withGroupsLimited', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(SALES);
  });

  it('keeps the groups of which the number of some rows is so', async () => {
    const asked = [
      'Fruits whose average price of sales in 2023 is above 24',
      'For which fruits is the average price of sales in 2023 above 24?',
      'Which fruits have an average price of more than 24 for sales in 2023?',
    ];
    for (const question of asked) assert.deepEqual(await ask(question), [['Fig'], ['Plum']], question);
  });

  it('shows the number where it is asked for', async () => {
    const asked = 'Fruits where the average price of sales in 2023 exceeds 24, with the average price';
    assert.deepEqual(await ask(asked), [
      ['Fig', 60],
      ['Plum', 25],
    ]);
  });

  it('counts them', async () => {
    const asked = [
      'How many fruits are there whose total price of sales in 2023 is at most 50?',
      'How many fruits have a total price of at most 50 for sales in 2023?',
    ];
    for (const question of asked) assert.deepEqual(await ask(question), [[2]], question);
  });

  it('keeps those of a table that have no such rows, where there may be fewer', async () => {
    assert.deepEqual(await ask('Stalls whose total price of plum sales is below 40'), [['North']]);
  });

  it('tells the bound of the rows from that of the groups', async () => {
    assert.deepEqual(await ask('Fruits whose average price of sales with a price over 20 is below 45'), [
      ['Plum'],
    ]);
  });

  it('reads no bound that only begins what is said', async () => {
    for (const end of ['and rising', 'every year', 'and below 30 for sales in 2024'])
      assert.equal(await ask(`Fruits whose average price of sales in 2023 is above 24 ${end}`), null, end);
  });
});
