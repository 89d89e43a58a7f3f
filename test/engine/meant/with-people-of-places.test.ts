import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE depots (depot_id INTEGER PRIMARY KEY, depot_name TEXT NOT NULL, state TEXT NOT NULL);
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, state TEXT NOT NULL);
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id),
    depot_id INTEGER NOT NULL REFERENCES depots (depot_id), booked_on TEXT NOT NULL);
  INSERT INTO depots VALUES (1, 'North', 'Texas'), (2, 'South', 'Ohio');
  INSERT INTO renters VALUES (1, 'Ida Moss', 'Texas'), (2, 'Max Hale', 'Ohio'), (3, 'Pia Roe', 'Ohio');
  INSERT INTO bookings VALUES (1, 1, 2, '2024-01-02'), (2, 1, 2, '2024-01-03'), (3, 2, 1, '2024-01-04');`;

const rowsOf = await asker(SCRIPT);

describe('withPeopleOfPlaces()', () => {
  it('takes those who are called after a place for people', async () => {
    assert.deepEqual(await rowsOf('Which depot has the most bookings of Texans?'), [['South']]);
    assert.deepEqual(await rowsOf('How many Texans are there?'), [[1]]);
  });

  it('leaves the place itself', async () => {
    assert.deepEqual(await rowsOf('Which depot is in Texas?'), [['North']]);
  });
});
