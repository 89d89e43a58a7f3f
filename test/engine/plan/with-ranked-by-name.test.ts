import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE rentals (rental_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id), fee REAL NOT NULL);
  INSERT INTO renters VALUES (1, 'Ida Moss', 'Leeds'), (2, 'Max Hale', 'York'), (3, 'Zoe Pike', 'York'), (4, 'Ida Moss', 'York');
  INSERT INTO rentals VALUES (1, 1, 10), (2, 2, 20), (3, 3, 40), (4, 4, 80), (5, 4, 80);`;

const rowsOf = await asker(SCRIPT);

describe('withRankedByName()', () => {
  it('shows those that come first by their names, namesakes apart', async () => {
    assert.deepEqual(await rowsOf('the 2 renters with the highest total fee, by name'), [
      ['Ida Moss'],
      ['Zoe Pike'],
    ]);
  });

  it('ranks within other groups', async () => {
    assert.notDeepEqual(await rowsOf('top 1 renters by total fee in each town'), [['Ida Moss']]);
  });
});
