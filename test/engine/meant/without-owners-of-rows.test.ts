import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE yards (yard_id INTEGER PRIMARY KEY, yard_name TEXT NOT NULL);
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id),
    yard_id INTEGER REFERENCES yards (yard_id), price REAL NOT NULL);
  INSERT INTO yards VALUES (1, 'North'), (2, 'South'), (3, 'West');
  INSERT INTO renters VALUES (1, 'Ida Moss'), (2, 'Max Hale');
  INSERT INTO bookings VALUES (1, 1, 1, 20), (2, 2, 1, 30), (3, 2, NULL, 70);`;

const rowsOf = await asker(SCRIPT);

describe('withoutOwnersOfRows()', () => {
  it('takes the rows that all belong to somebody for themselves', async () => {
    assert.deepEqual(await rowsOf('Which yards have no renter bookings?'), [['South'], ['West']]);
    assert.deepEqual(await rowsOf('Which yards do not have any renter booking?'), [['South'], ['West']]);
    assert.deepEqual(await rowsOf('Which yards have a renter booking?'), [['North']]);
    assert.deepEqual(await rowsOf('How many renter bookings are there?'), [[3]]);
  });

  it('keeps the ones to whom only some of the rows belong, and what one of them does', async () => {
    assert.notDeepEqual(await rowsOf('How many yard bookings are there?'), [[3]]);
    assert.deepEqual(await rowsOf('Which renter books the most?'), [['Max Hale']]);
  });
});
