import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, claimed_amt REAL NOT NULL, paid_amt REAL, reported_date TEXT NOT NULL, closed_date TEXT);
  INSERT INTO claims VALUES (1, 50, 40, '2024-01-01', '2024-02-01'), (2, 60, NULL, '2024-03-01', NULL);`);

describe('isAmountDone()', () => {
  it('takes what was done for an amount, and not for the number of rows called after it', async () => {
    assert.equal(await ask('total claimed and total paid amount'), null);
    assert.deepEqual(await ask('total claims'), [[2]]);
    assert.deepEqual(await ask('total amount claimed'), [[110]]);
  });
});
