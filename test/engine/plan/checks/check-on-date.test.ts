import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE parcels (parcel_id INTEGER PRIMARY KEY, weight REAL NOT NULL, due_on TEXT NOT NULL, sent_on TEXT);
  INSERT INTO parcels VALUES (1, 2, '2024-03-01', '2024-03-01'), (2, 3, '2024-04-01', '2024-04-02'), (3, 3, '2024-04-05', NULL);`;

const rowsOf = await asker(SCRIPT);

describe('checkOnDate()', () => {
  for (const question of [
    'parcels sent on the due date in 2024',
    'How many parcels were sent on the due date in 2024?',
  ]) {
    it(`does not take all that have a date for those that were done on it: ${question}`, async () => {
      assert.equal(await rowsOf(question), null);
    });
  }

  it('leaves what is asked by that date', async () => {
    assert.deepEqual(await rowsOf('How many parcels are due in 2024?'), [[3]]);
  });
});
