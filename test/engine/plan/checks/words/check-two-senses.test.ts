import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE trips (trip_id INTEGER PRIMARY KEY, town TEXT, purpose TEXT, booked_on TEXT);
  INSERT INTO trips VALUES (1, 'Bath', 'Holiday', '2024-05-01'), (2, 'Bath', 'Work', '2024-05-02'), (3, 'York', 'Holiday', '2024-05-02');`);

describe('checkTwoSenses()', () => {
  it('takes days of rest for no purpose', async () => {
    assert.equal(await rowsOf('How many trips were booked on holidays?'), null);
    assert.deepEqual(await rowsOf('How many trips have purpose Holiday?'), [[2]]);
  });

  it('takes nearness for nothing else', async () => {
    assert.equal(await rowsOf('Trips close to Bath'), null);
    assert.deepEqual(await rowsOf('How many trips to Bath are there?'), [[2]]);
  });

  it('takes who leaves for none who has something closed', async () => {
    assert.equal(await rowsOf('How many trips closed their account?'), null);
  });
});
