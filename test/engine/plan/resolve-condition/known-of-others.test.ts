import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../support/asker.ts';

/** Three orders, of which two have a shipment; each shipment has its date. */
const ORDERS = `
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, ordered_on TEXT NOT NULL, channel TEXT NOT NULL);
  CREATE TABLE shipments (
    shipment_id INTEGER PRIMARY KEY,
    order_id INTEGER NOT NULL UNIQUE REFERENCES orders (order_id),
    shipped_on TEXT NOT NULL
  );
  INSERT INTO orders VALUES (1, '2024-01-03', 'web'), (2, '2024-02-05', 'shop'), (3, '2024-03-07', 'web');
  INSERT INTO shipments VALUES (1, 1, '2024-01-09'), (2, 2, '2024-02-11');
`;

test('what rows of another table always have is known where there is such a row', async () => {
  const ask = await asker(ORDERS);
  assert.deepEqual(await ask('How many orders were shipped?'), [[2]]);
  assert.deepEqual(await ask('How many orders were never shipped?'), [[1]]);
});
