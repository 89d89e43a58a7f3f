import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, owner_name TEXT NOT NULL);
  CREATE TABLE boats (
    boat_id INTEGER PRIMARY KEY, owner_id INTEGER NOT NULL REFERENCES owners (owner_id), boat_class TEXT NOT NULL, fee INTEGER NOT NULL);
  INSERT INTO owners VALUES (1, 'Ada'), (2, 'Ben');
  INSERT INTO boats VALUES (1, 1, 'Sloop', 9), (2, 1, 'Ketch', 12), (3, 2, 'Sloop', 7), (4, 2, 'Yawl', 7);`);

describe('checkLostClauses()', () => {
  it('takes nobody in a clause for groups', async () => {
    const rows = await ask('How many boats for which the owner has a fee over 8 are there?');
    assert.ok(rows === null || isDeepStrictEqual(rows, [[2]]));
  });
  it('counts in none of the first groups by how many they have', async () => {
    assert.equal(await ask('How many boats in the two lowest classes are there?'), null);
  });
});
