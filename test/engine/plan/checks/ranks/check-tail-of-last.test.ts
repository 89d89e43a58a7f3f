import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, owner_name TEXT NOT NULL, city TEXT NOT NULL);
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, owner_id INTEGER NOT NULL REFERENCES owners (owner_id), kind TEXT NOT NULL);
  INSERT INTO owners VALUES (1, 'Ada Lund', 'Oslo'), (2, 'Bo Berg', 'Bergen'), (3, 'Cai Dahl', 'Oslo');
  INSERT INTO boats VALUES (1, 1, 'ketch'), (2, 2, 'sloop'), (3, 2, 'ketch'), (4, 3, 'sloop');`);

test('what may be said of all numbers is not taken for a word about the last alone', async () => {
  assert.equal(await ask('number of owners and number of boats in Oslo'), null);
});

test('what stands before the last noun, or can be said of it alone, is said of it', async () => {
  assert.deepEqual(await ask('number of owners and number of ketch boats'), [[3, 2]]);
  assert.deepEqual(await ask('number of boats in Oslo'), [[2]]);
});
