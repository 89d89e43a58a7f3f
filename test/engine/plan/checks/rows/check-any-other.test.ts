import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE owner (owner_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, owner_id INTEGER NOT NULL REFERENCES owner (owner_id), kind TEXT NOT NULL);
  INSERT INTO owner SELECT value, 'Owner ' || value FROM generate_series(1, 8);
  INSERT INTO boat SELECT value, 1 + value % 6, CASE WHEN value % 6 = 1 THEN 'Barge' WHEN value % 2 = 0 THEN 'Other' ELSE 'Ferry' END
    FROM generate_series(1, 12);`);

describe('checkAnyOther()', () => {
  it('refuses the value that is called so for what is other', async () => {
    assert.equal(await ask('How many owners have no boat of any other kind?'), null);
  });

  it('lets through the value itself', async () => {
    assert.deepEqual(await ask('How many boats are of kind Other?'), [[6]]);
  });
});
