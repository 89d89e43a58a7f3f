import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE keepers (id INTEGER PRIMARY KEY, name TEXT, shift TEXT);
  CREATE TABLE lamps (id INTEGER PRIMARY KEY, keeper_id INTEGER NOT NULL REFERENCES keepers (id), colour TEXT, watts INTEGER);
  INSERT INTO keepers VALUES (1, 'Ada', 'day'), (2, 'Bo', 'day'), (3, 'Cy', 'night'), (4, 'Di', 'night'), (5, 'Ed', 'late');
  INSERT INTO lamps VALUES (1, 1, 'red', 10), (2, 1, 'red', 20), (3, 2, 'white', 30), (4, 3, 'white', 40), (5, 4, 'white', 60);`);

describe('what a count begins with', () => {
  it('is said of the amounts after it', async () => {
    assert.deepEqual(await rowsOf('how many white lamps are there, and total watts'), [[3, 130]]);
    assert.deepEqual(await rowsOf('number of white lamps and average watts'), [[3, 130 / 3]]);
  });
});
