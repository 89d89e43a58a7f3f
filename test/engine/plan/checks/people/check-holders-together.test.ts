import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE buyers (buyer_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, city TEXT NOT NULL);
  CREATE TABLE sales (sale_id INTEGER PRIMARY KEY, buyer_id INTEGER NOT NULL REFERENCES buyers (buyer_id), amount REAL NOT NULL);
  INSERT INTO buyers VALUES (1, 'Ada Bell', 'Oslo'), (2, 'Ben Cole', 'Oslo'), (3, 'Cy Dunn', 'Bergen'), (4, 'Di Eck', 'Bergen');
  INSERT INTO sales VALUES (1, 1, 30), (2, 2, 40), (3, 3, 10), (4, 4, 5);`;

const rowsOf = await asker(SCRIPT);

describe('checkHoldersTogether()', () => {
  it('counts no cities by what one of their buyers has', async () => {
    assert.equal(await rowsOf('Number of cities whose buyers have a total amount over 30'), null);
  });
});
