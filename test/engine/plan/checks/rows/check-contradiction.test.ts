import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE vet (vet_id INTEGER PRIMARY KEY, vet_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE cure (cure_id INTEGER PRIMARY KEY, vet_id INTEGER NOT NULL REFERENCES vet (vet_id), cost REAL NOT NULL);
  INSERT INTO vet VALUES (1, 'Ona', 'Nes'), (2, 'Tor', 'Vik'), (3, 'Liv', 'Vik');
  INSERT INTO cure VALUES (1, 2, 5), (2, 2, 6), (3, 2, 7), (4, 3, 8);`);

describe('checkContradiction()', () => {
  it('takes more that is said after a choice for no condition of both', async () => {
    assert.deepEqual(await ask('Which vets are in Nes or have more than 2 cures?'), [['Ona'], ['Tor']]);
    assert.equal(await ask('Which vets are in Nes or have done a cure on more than 2 cures?'), null);
  });
});
