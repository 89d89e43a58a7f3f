import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE rentals (rental_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id));
  CREATE TABLE fines (fine_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id));
  INSERT INTO renters VALUES (1, 'Ida Moss'), (2, 'Max Hale'), (3, 'Zoe Pike');
  INSERT INTO rentals VALUES (1, 1), (2, 1), (3, 2);
  INSERT INTO fines VALUES (1, 2);`);

describe('answerKey()', () => {
  it('is the same of having one and of having at least one', async () => {
    assert.deepEqual(await rowsOf('Which renters have at least one rental but no fine?'), [['Ida Moss']]);
  });
});
