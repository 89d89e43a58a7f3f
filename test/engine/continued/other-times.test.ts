import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, ordered_on DATE NOT NULL, shipped_on DATE);
  INSERT INTO orders VALUES
    (1, '2023-12-30', '2024-01-02'), (2, '2024-02-01', '2024-02-03'), (3, '2024-03-01', '2024-03-03'), (4, '2025-12-30', NULL);`);

test('a second time is no other date of the same rows, unless it is said of them', async () => {
  assert.equal(await ask('number of orders shipped in 2024 and number in 2023'), null);
  assert.deepEqual(await ask('Orders shipped in 2024 and how many of them were ordered in 2023'), [[3, 1]]);
});
