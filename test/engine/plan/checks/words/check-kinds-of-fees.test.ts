import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE hires (hire_id INTEGER PRIMARY KEY, boat TEXT NOT NULL, hired_on TEXT NOT NULL, late_fee REAL NOT NULL, cancellation_fee REAL NOT NULL);
  INSERT INTO hires SELECT value, 'Boat ' || value % 3, '2024-05-0' || (1 + value % 9), value, 2 * value FROM generate_series(1, 10);`);

describe('checkKindsOfFees()', () => {
  it('refuses fees of a kind that is not known', async () => {
    assert.equal(await ask('total prepayment fee'), null);
    assert.equal(await ask('total fees for early termination'), null);
  });

  it('lets through those that are', async () => {
    assert.deepEqual(await ask('total late fee'), [[55]]);
    assert.deepEqual(await ask('total cancellation fee'), [[110]]);
  });
});
