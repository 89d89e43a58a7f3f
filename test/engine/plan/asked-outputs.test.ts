import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, shop_name TEXT NOT NULL);
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops (shop_id), amount REAL NOT NULL);
  INSERT INTO shops VALUES (1, 'Mill'), (2, 'Quay'), (3, 'Tower');
  INSERT INTO orders VALUES (1, 1, 30), (2, 1, 10), (3, 2, 90), (4, 1, 5), (5, 2, 1), (6, 3, 2);`);

describe('outputNamed()', () => {
  it('takes no number of rows for an amount', async () => {
    assert.deepEqual(
      await rowsOf(
        'Top 2 shops by number of orders. Return the shop name, total number of orders and total amount.',
      ),
      [
        ['Mill', 3, 45],
        ['Quay', 2, 91],
      ],
    );
    assert.deepEqual(await rowsOf('Top 1 shops by number of orders. Return the shop name and the total.'), [
      ['Mill', 3],
    ]);
  });
});
