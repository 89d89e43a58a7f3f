import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE yard (yard_id INTEGER PRIMARY KEY, yard_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE owner (owner_id INTEGER PRIMARY KEY, owner_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, boat_name TEXT NOT NULL, yard_id INTEGER NOT NULL REFERENCES yard (yard_id),
    owner_id INTEGER NOT NULL REFERENCES owner (owner_id), price REAL NOT NULL);
  INSERT INTO yard VALUES (1, 'Nordlund', 'Nes'), (2, 'Bryggen', 'Vik');
  INSERT INTO owner VALUES (1, 'Ona', 'Nes'), (2, 'Tor', 'Vik');
  INSERT INTO boat VALUES (1, 'Alk', 1, 1, 5), (2, 'Lom', 1, 2, 6), (3, 'Teist', 2, 2, 7);`);

describe('checkClausesKept()', () => {
  it('compares what a clause compares', async () => {
    assert.deepEqual(await ask("Boats whose owner lives in the yard's town"), [['Alk'], ['Teist']]);
    assert.deepEqual(await ask("Boats where the owner's town and the yard's town differ"), [['Lom']]);
  });

  it('takes no clause for columns', async () => {
    assert.equal(await ask('Boats whose owner chose the yard'), null);
    assert.equal(await ask('Boats for which the owner and the yard are of a different kind'), null);
  });
});
