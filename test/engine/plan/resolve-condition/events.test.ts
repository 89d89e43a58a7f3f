import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, ordered_on TEXT NOT NULL, shipped_date TEXT);
  CREATE TABLE order_details (order_id INTEGER NOT NULL REFERENCES orders (order_id), item TEXT NOT NULL, quantity INTEGER NOT NULL);
  INSERT INTO orders VALUES (1, '2024-01-02', '2024-01-05'), (2, '2024-02-02', NULL), (3, '2024-03-02', NULL), (4, '2024-03-03', '2024-03-09');
  INSERT INTO order_details VALUES (1, 'lamp', 2), (2, 'desk', 1), (3, 'lamp', 4);`);

describe('resolveEvent()', () => {
  for (const question of ["How many orders haven't shipped yet?", 'How many orders were never shipped?'])
    it(`goes by the day that is kept with the rows: ${question}`, async () => {
      assert.deepEqual(await ask(question), [[2]]);
    });
});
