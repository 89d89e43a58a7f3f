import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, boat_name TEXT NOT NULL, length_m INTEGER NOT NULL);
  CREATE TABLE payments (payment_id INTEGER PRIMARY KEY, boat_id INTEGER NOT NULL REFERENCES boats (boat_id), amount REAL NOT NULL);
  INSERT INTO boats VALUES (1, 'Ada', 5), (2, 'Bea', 5), (3, 'Cora', 7);
  INSERT INTO payments VALUES (1, 1, 50), (2, 2, 30), (3, 2, 40), (4, 3, 10);`;

const rowsOf = await asker(SCRIPT);

describe('checkSumOfOne()', () => {
  it('takes no sum of several for the largest one of them', async () => {
    assert.notDeepEqual(await rowsOf('Which boat had the largest payment received?'), [['Bea']]);
    assert.notDeepEqual(await rowsOf('Which boat had the largest payment received?'), [['Bea', 70]]);
  });
});

describe('checkNumberShown()', () => {
  it('shows the number that is asked for beside the groups', async () => {
    assert.notDeepEqual(await rowsOf('How are the boats spread over the lengths? Number per length.'), [
      [5],
      [7],
    ]);
  });
});
