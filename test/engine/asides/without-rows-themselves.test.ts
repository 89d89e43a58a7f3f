import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE pilots (pilot_id INTEGER PRIMARY KEY, pilot_name TEXT NOT NULL);
  CREATE TABLE flights (flight_id INTEGER PRIMARY KEY, pilot_id INTEGER NOT NULL REFERENCES pilots (pilot_id), delay REAL NOT NULL);
  INSERT INTO pilots VALUES (1, 'Ida Moss'), (2, 'Max Hale');
  INSERT INTO flights VALUES (1, 1, 10), (2, 1, 20), (3, 2, 60), (4, 1, 30);`);

describe('withoutRowsThemselves()', () => {
  it('is the average of the rows for each of what is ranked', async () => {
    const named = await rowsOf('pilots with their number of flights and average delay per flight');
    assert.deepEqual(named, [
      ['Ida Moss', 3, 20],
      ['Max Hale', 1, 60],
    ]);
  });

  it('leaves what others have', async () => {
    assert.deepEqual(await rowsOf('average delay per pilot'), [
      ['Ida Moss', 20],
      ['Max Hale', 60],
    ]);
  });
});
