import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE buyers (buyer_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, buyer_id INTEGER NOT NULL REFERENCES buyers (buyer_id), amount REAL NOT NULL);
  INSERT INTO buyers VALUES (1, 'Ada Bell'), (2, 'Ben Cole');
  INSERT INTO sales VALUES (1, 1, 3), (2, 2, 5), (3, 2, 1);`;

const rowsOf = await asker(SCRIPT);

describe('checkConverse()', () => {
  it('refuses buyers where those who sell are asked for', async () => {
    assert.equal(await rowsOf('Who sells the most?'), null);
  });

  it('lets the buyers through where nothing is said of the other end', async () => {
    assert.deepEqual(await rowsOf('Which buyer has the most sales?'), [['Ben Cole']]);
  });
});
