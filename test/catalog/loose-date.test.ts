import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../engine/support/asker.ts';

describe('looseDate()', () => {
  it('reads years of two digits', async () => {
    const ask = await asker(`
      CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, trip_date TEXT NOT NULL);
      INSERT INTO trips VALUES (1, '5/31/18'), (2, '12/3/19'), (3, '6/14/19');`);
    assert.deepEqual(await ask('How many trips were there in 2019?'), [[2]]);
  });

  it('reads years of four, with the time of the day behind them', async () => {
    const ask = await asker(`
      CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, trip_date TEXT NOT NULL);
      INSERT INTO trips VALUES (1, '5/31/2018 3:14'), (2, '12/3/2019 11:02'), (3, '6/14/2019 0:30');`);
    assert.deepEqual(await ask('How many trips were there in June 2019?'), [[1]]);
  });
});
