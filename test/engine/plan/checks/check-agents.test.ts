import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE rentals (rental_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id), size TEXT NOT NULL, state TEXT NOT NULL);
  INSERT INTO renters VALUES (1, 'Ida Moss'), (2, 'Max Hale'), (3, 'Zoe Pike');
  INSERT INTO rentals VALUES (1, 1, 'small', 'cancelled'), (2, 1, 'small', 'cancelled'), (3, 2, 'large', 'cancelled'), (4, 2, 'large', 'kept');`;

const rowsOf = await asker(SCRIPT);

describe('checkAgents()', () => {
  it('has no row for each of those who did it', async () => {
    assert.deepEqual(await rowsOf('rentals cancelled by the renter by size'), [
      ['large', 1],
      ['small', 2],
    ]);
  });

  it('has a row for each where it is not what they did', async () => {
    assert.deepEqual(await rowsOf('number of rentals by renter'), [
      ['Ida Moss', 2],
      ['Max Hale', 2],
    ]);
  });
});
