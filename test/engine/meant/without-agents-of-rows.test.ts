import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE depots (depot_id INTEGER PRIMARY KEY, depot_name TEXT NOT NULL);
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id),
    depot_id INTEGER NOT NULL REFERENCES depots (depot_id), state TEXT NOT NULL);
  INSERT INTO depots VALUES (1, 'North'), (2, 'South');
  INSERT INTO renters VALUES (1, 'Ida Moss', 'Leeds'), (2, 'Max Hale', 'York'), (3, 'Pia Roe', 'York');
  INSERT INTO bookings VALUES (1, 1, 1, 'cancelled'), (2, 2, 1, 'cancelled'), (3, 3, 2, 'cancelled'), (4, 3, 2, 'kept'),
    (5, 3, 2, 'kept');`;

const rowsOf = await asker(SCRIPT);

describe('withoutAgentsOfRows()', () => {
  it('takes the rows that something was done with, without a row for each who did it', async () => {
    const byDepot = [
      ['North', 2],
      ['South', 1],
    ];
    assert.deepEqual(await rowsOf('Number of bookings that renters cancelled by depot name'), byDepot);
    assert.deepEqual(await rowsOf('Number of bookings the renter cancelled by depot name'), byDepot);
    assert.deepEqual(await rowsOf('Which depot has the most bookings renters have cancelled?'), [['North']]);
  });

  it('keeps those who are some of them, and what each of them did', async () => {
    assert.notDeepEqual(await rowsOf('How many bookings that renters in Leeds cancelled are there?'), [[3]]);
    assert.notDeepEqual(await rowsOf('What is the average number of bookings that renters cancelled?'), [
      [3],
    ]);
    assert.notDeepEqual(await rowsOf('How many bookings where renters cancelled the depot are there?'), [
      [3],
    ]);
  });
});
