import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE skippers (skipper_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, skipper_id INTEGER NOT NULL REFERENCES skippers (skipper_id),
    boat_name TEXT NOT NULL, hull TEXT NOT NULL);
  INSERT INTO skippers VALUES (1, 'Ada'), (2, 'Bo');
  INSERT INTO boats VALUES (11, 1, 'Tern', 'steel'), (12, 2, 'Wren', 'wooden'), (13, 2, 'Gull', 'steel');`);

describe('withKey()', () => {
  it('takes the number of rows that are named for their key', async () => {
    assert.deepEqual(await rowsOf('Steel boats: number, name'), [
      [11, 'Tern'],
      [13, 'Gull'],
    ]);
    assert.deepEqual(await rowsOf('Skippers with more than one boat: number, name and how many boats'), [
      [2, 'Bo', 2],
    ]);
  });

  it('leaves it a number where it was spoken of, and beside kinds', async () => {
    assert.deepEqual(await rowsOf('Skippers with more than one boat: name, number'), [['Bo', 2]]);
    assert.deepEqual(await rowsOf('Boats by hull: hull, number'), [
      ['steel', 2],
      ['wooden', 1],
    ]);
  });
});
