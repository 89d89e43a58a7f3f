import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

describe('checkBases()', async () => {
  const ask = await asker(`
    CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, harbour_id INTEGER NOT NULL REFERENCES harbours (harbour_id),
      hull TEXT NOT NULL, state TEXT NOT NULL);
    INSERT INTO harbours VALUES (1, 'Ilse'), (2, 'Mole');
    INSERT INTO boats VALUES (1, 1, 'wooden', 'moored'), (2, 1, 'steel', 'moored'), (3, 2, 'wooden', 'sailing'),
      (4, 2, 'steel', 'sailing'), (5, 2, 'steel', 'moored');`);

  it('takes the part that they are of others for no part of them', async () => {
    assert.deepEqual(await ask('moored boats and their share of all boats'), [[3, 60]]);
    assert.equal(await ask('steel boats and also their share of boats that are moored'), null);
  });
});
