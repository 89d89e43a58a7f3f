import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE stalls (stall_id INTEGER PRIMARY KEY, market TEXT NOT NULL, takings REAL NOT NULL, visitors INTEGER NOT NULL, load_kg REAL NOT NULL, rating REAL NOT NULL);
  INSERT INTO stalls VALUES (1, 'Quay', 90, 30, 10, 4), (2, 'Quay', 30, 10, 20, 5), (3, 'Hill', 80, 20, 40, 3);`);

describe('perUnit', () => {
  it('divides one total by another', async () => {
    assert.deepEqual(await ask('takings per visitor'), [[200 / 60]]);
    assert.deepEqual(await ask('total takings per kg by market'), [
      ['Hill', 2],
      ['Quay', 4],
    ]);
    assert.deepEqual(await ask('which market has the highest takings per visitor?'), [['Hill']]);
  });

  it('refuses averages, what cannot be added up, and groups', async () => {
    assert.equal(await ask('average takings per visitor'), null);
    assert.equal(await ask('rating per visitor'), null);
    assert.equal(await ask('takings per market'), null);
  });

  it('adds up no prices', async () => {
    const asked = await asker(`
      CREATE TABLE maps (map_id INTEGER PRIMARY KEY, title TEXT NOT NULL, price REAL NOT NULL, sheets INTEGER NOT NULL);
      INSERT INTO maps VALUES (1, 'Fens', 9, 3), (2, 'Moors', 8, 4);`);
    assert.equal(await asked('price per sheet of the maps'), null);
  });
});
