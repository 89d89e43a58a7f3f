import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE leases (lease_id INTEGER PRIMARY KEY, term_months INTEGER NOT NULL, year_signed INTEGER NOT NULL);
  INSERT INTO leases VALUES (1, 36, 2023), (2, 3, 2023), (3, 36, 2024);`);

describe('checkTornUnits()', () => {
  it('takes no years for months', async () => {
    const rows = await ask('How many leases with a term of 3 years signed in 2023 are there?');
    assert.ok(rows === null || isDeepStrictEqual(rows, [[1]]));
    assert.deepEqual(await ask('How many leases with a term of 3 years are there?'), [[2]]);
    assert.deepEqual(await ask('How many leases with a term of 3 months are there?'), [[1]]);
  });
});
