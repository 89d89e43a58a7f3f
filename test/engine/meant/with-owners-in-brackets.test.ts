import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE yards (yard_id INTEGER PRIMARY KEY, yard_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id),
    yard_id INTEGER NOT NULL REFERENCES yards (yard_id), price REAL NOT NULL);
  INSERT INTO yards VALUES (1, 'North', 'Elm'), (2, 'South', 'Oak');
  INSERT INTO renters VALUES (1, 'Ida Moss', 'Oak'), (2, 'Max Hale', 'Fir');
  INSERT INTO bookings VALUES (1, 1, 1, 20), (2, 2, 1, 30), (3, 2, 2, 70);`;

const rowsOf = await asker(SCRIPT);

describe('withOwnersInBrackets()', () => {
  it('takes what is in brackets for whose column is meant', async () => {
    assert.deepEqual(await rowsOf('number of bookings by town (renter)'), [
      ['Fir', 2],
      ['Oak', 1],
    ]);
    assert.deepEqual(await rowsOf('number of bookings by town (yard)'), [
      ['Elm', 2],
      ['Oak', 1],
    ]);
  });
});

describe('withAllAddedUp()', () => {
  it('adds up what every row has once', async () => {
    assert.deepEqual(await rowsOf('Add up the price of every booking.'), [[120]]);
    assert.deepEqual(await rowsOf('Total the price of each booking'), [[120]]);
  });

  it('leaves a sum for each of those who have several', async () => {
    assert.notDeepEqual(await rowsOf('Add up the price of the bookings of each renter'), [[120]]);
  });
});
