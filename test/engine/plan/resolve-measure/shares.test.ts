import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, region TEXT NOT NULL, channel TEXT NOT NULL, amount REAL NOT NULL);
  INSERT INTO sales VALUES (1, 'East', 'online', 30), (2, 'East', 'store', 70), (3, 'West', 'store', 20), (4, 'West', 'store', 5),
    (5, 'East', 'online', 0), (6, 'West', 'store', 5);`);

describe('shareOf()', () => {
  it('is 0 where nothing is part of a total', async () => {
    assert.deepEqual(await rowsOf('share of total amount that is online by region'), [
      ['East', 30],
      ['West', 0],
    ]);
  });
});
