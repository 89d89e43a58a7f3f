import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE keepers (id INTEGER PRIMARY KEY, name TEXT, shift TEXT);
  CREATE TABLE lamps (id INTEGER PRIMARY KEY, keeper_id INTEGER NOT NULL REFERENCES keepers (id), colour TEXT, watts INTEGER);
  INSERT INTO keepers VALUES (1, 'Ada', 'day'), (2, 'Bo', 'day'), (3, 'Cy', 'night'), (4, 'Di', 'night'), (5, 'Ed', 'late');
  INSERT INTO lamps VALUES (1, 1, 'red', 10), (2, 1, 'red', 20), (3, 2, 'white', 30), (4, 3, 'white', 40), (5, 4, 'white', 60);`);

describe('what values of many rows have, and have not', () => {
  it('is asked of all of them together, beside how many they are', async () => {
    assert.deepEqual(await rowsOf('shifts with at least 2 keepers and no red lamps'), [['night', 2]]);
  });

  it('is counted as well', async () => {
    assert.deepEqual(await rowsOf('how many shifts have at least 2 keepers and no red lamps'), [[1]]);
  });
});
