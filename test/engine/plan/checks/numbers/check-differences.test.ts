import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, town TEXT NOT NULL, quantity INTEGER NOT NULL, unit_price REAL NOT NULL, discount REAL NOT NULL);
  INSERT INTO sales VALUES (1, 'Elm', 2, 10, 0.5), (2, 'Oak', 1, 20, 0), (3, 'Oak', 3, 10, 0.1);`);

describe('checkDifferences()', () => {
  it('multiplies by no one of which something is taken', async () => {
    assert.equal(await ask('Quantity times unit price times one minus discount by town'), null);
    assert.deepEqual(await ask('Total quantity times unit price by town'), [
      ['Elm', 20],
      ['Oak', 50],
    ]);
  });
});
