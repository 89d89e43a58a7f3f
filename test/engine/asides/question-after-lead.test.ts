import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
  CREATE TABLE orders (
    order_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers, ordered_on TEXT NOT NULL,
    status TEXT NOT NULL, price REAL NOT NULL
  );
  INSERT INTO customers VALUES (1, 'Ada Lund', 'Oslo'), (2, 'Bo Berg', 'Bergen'), (3, 'Cai Dahl', 'Oslo');
  INSERT INTO orders VALUES
    (1, 1, '2023-02-01', 'shipped', 10), (2, 1, '2024-03-01', 'returned', 30), (3, 2, '2024-05-01', 'shipped', 80);
`;

describe('a complete question after what only leads to it', () => {
  let ask: (question: string) => Promise<unknown>;
  before(async () => {
    ask = await asker(SCRIPT);
  });

  it('is answered alone', async () => {
    for (const lead of [
      'Where are we burning money?',
      'Pricing question:',
      'How bad is it?',
      'Which customers hurt?',
    ])
      assert.deepEqual(await ask(`${lead} List the customer with the most orders`), [['Ada Lund']], lead);
  });

  it('is not where the lead may say which rows are meant', async () => {
    for (const lead of ['VIP customers:', 'Dormant:', 'Which customers are dormant?', 'Unless returned:'])
      assert.equal(await ask(`${lead} total price of the orders by city`), null, lead);
  });

  it('is not where it points back, or both are asked', async () => {
    assert.equal(await ask('Where are we burning money? How many of it are returned?'), null);
    assert.equal(await ask('Frobnicated orders hurt. What is the average price of those?'), null);
  });
});
