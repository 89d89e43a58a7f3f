import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../support/asker.ts';

/** Four requests for cruises, of which two became bookings, one of them cancelled, and one request for a safari. */
const TRAVEL = `
  CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, trip_kind TEXT NOT NULL);
  INSERT INTO trips VALUES (1, 'Cruise'), (2, 'Safari'), (3, 'Cruise');
  CREATE TABLE requests (request_id INTEGER PRIMARY KEY, trip_id INTEGER NOT NULL REFERENCES trips (trip_id),
    days_wanted INTEGER NOT NULL);
  INSERT INTO requests VALUES (1, 1, 4), (2, 1, 6), (3, 3, 8), (4, 3, 10), (5, 2, 20);
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY,
    request_id INTEGER NOT NULL UNIQUE REFERENCES requests (request_id),
    trip_id INTEGER NOT NULL REFERENCES trips (trip_id), booking_status TEXT NOT NULL);
  INSERT INTO bookings VALUES (1, 1, 1, 'Paid'), (2, 3, 3, 'Cancelled'), (3, 5, 2, 'Paid');
`;

test('ofOwnKind() asks the rows themselves for the kind of what may come of them', async () => {
  const ask = await asker(TRAVEL);
  assert.deepEqual(await ask('Number of requests for cruise bookings'), [[4]]);
  assert.deepEqual(await ask('Average days wanted of requests for cruise bookings'), [[7]]);
});

test('ofOwnKind() leaves what only the other row has, and what is said to have come of them, to the other row', async () => {
  const ask = await asker(TRAVEL);
  assert.deepEqual(await ask('Number of requests for paid bookings'), [[2]]);
  assert.deepEqual(await ask('Number of requests with cruise bookings'), [[2]]);
  assert.deepEqual(await ask('How many requests have a cruise booking?'), [[2]]);
});
