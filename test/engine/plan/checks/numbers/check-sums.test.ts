import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE tolls (toll_id INTEGER PRIMARY KEY, gate TEXT NOT NULL, base_amt REAL NOT NULL, tax_amt REAL NOT NULL);
  INSERT INTO tolls VALUES (1, 'N', 10, 1), (2, 'N', 20, 2), (3, 'S', 30, 3);`);

describe('checkSums()', () => {
  it('adds up what is combined, and refuses what may be listed', async () => {
    assert.deepEqual(await ask('What is the total base amount and tax amount together?'), [[66]]);
    assert.deepEqual(await ask('sum of base amt and tax amt combined per gate'), [
      ['N', 33],
      ['S', 33],
    ]);
    assert.equal(await ask('What is the base amt plus tax amt of each toll?'), null);
  });

  it('leaves two sums beside one another', async () => {
    assert.deepEqual(await ask('total base amount and total tax amount'), [[60, 6]]);
  });
});
