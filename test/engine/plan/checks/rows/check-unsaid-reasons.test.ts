import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY, guest TEXT, state TEXT, cancel_reason TEXT);
  INSERT INTO bookings VALUES (1, 'Ada', 'Cancelled', 'Low Budget'), (2, 'Ben', 'Cancelled', 'Low Budget'),
    (3, 'Cem', 'Cancelled', 'Bad Weather'), (4, 'Dan', 'Changed', NULL), (5, 'Eve', 'Changed', NULL);`);

describe('checkUnsaidReasons()', () => {
  it('takes no reason for how rows are', async () => {
    assert.equal(await rowsOf('How many bookings with low budget are there?'), null);
  });

  it('lets a reason be one where it or its deed is told', async () => {
    assert.deepEqual(await rowsOf('How many bookings were cancelled for low budget?'), [[2]]);
    assert.deepEqual(await rowsOf('How many bookings have cancel reason Low Budget?'), [[2]]);
  });
});
