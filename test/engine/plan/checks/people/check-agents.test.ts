import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE rentals (rental_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id), size TEXT NOT NULL, state TEXT NOT NULL, fee REAL NOT NULL, yard_id INTEGER REFERENCES yards (yard_id));
  CREATE TABLE yards (yard_id INTEGER PRIMARY KEY, yard_name TEXT NOT NULL);
  INSERT INTO yards VALUES (1, 'North'), (2, 'South');
  INSERT INTO renters VALUES (1, 'Ida Moss'), (2, 'Max Hale'), (3, 'Zoe Pike');
  INSERT INTO rentals VALUES (1, 1, 'small', 'cancelled', 10, 1), (2, 1, 'small', 'cancelled', 20, 2), (3, 2, 'large', 'cancelled', 40, 2), (4, 2, 'large', 'kept', 80, 1);`;

const rowsOf = await asker(SCRIPT);

describe('checkAgents()', () => {
  it('has no row for each of those who did it', async () => {
    assert.deepEqual(await rowsOf('rentals cancelled by the renter by size'), [
      ['large', 1],
      ['small', 2],
    ]);
  });

  it('ranks others by what they did without a row for each of them', async () => {
    const ranked = [
      ['North', 90],
      ['South', 60],
    ];
    assert.deepEqual(await rowsOf('yards by total fee paid by renters'), ranked);
    assert.deepEqual(await rowsOf('top 2 yards by total fee of renters'), ranked);
  });

  it('has a row for each where it is not what they did', async () => {
    assert.deepEqual(await rowsOf('number of rentals by renter'), [
      ['Ida Moss', 2],
      ['Max Hale', 2],
    ]);
  });
});
