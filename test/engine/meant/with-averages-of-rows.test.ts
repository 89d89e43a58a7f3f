import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, name TEXT NOT NULL, allowance REAL NOT NULL);
  CREATE TABLE trip (trip_id INTEGER PRIMARY KEY, crew_id INTEGER NOT NULL REFERENCES crew (crew_id),
    state TEXT NOT NULL, distance REAL NOT NULL);
  INSERT INTO crew VALUES (1, 'North', 50), (2, 'South', 70);
  INSERT INTO trip VALUES (1, 1, 'ended', 10), (2, 1, 'cancelled', 90), (3, 2, 'ended', 20);`);

describe('withAveragesOfRows()', () => {
  it('takes the average for each row for that of the rows', async () => {
    assert.deepEqual(await ask('average distance per ended trip'), [[15]]);
    assert.deepEqual(await ask('number of trips and average distance per trip by crew'), [
      ['North', 2, 50],
      ['South', 1, 20],
    ]);
  });

  it('groups by what has several of them', async () => {
    assert.deepEqual(await ask('average distance per crew'), [
      ['North', 50],
      ['South', 20],
    ]);
  });
});
