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

describe('a question after words that the data does not have', () => {
  let ask: (question: string) => Promise<unknown>;
  before(async () => {
    ask = await asker(SCRIPT);
  });

  it('is answered alone', async () => {
    for (const opening of [
      'Greenwash-ish metric:',
      'Upselling gaps:',
      'We love to gloat:',
      'It gnaws at me.',
      'Is it fair?',
    ])
      assert.deepEqual(await ask(`${opening} how many orders have a price over 20 in 2024?`), [[2]], opening);
  });

  it('is not where they may say which rows are meant, or how', async () => {
    for (const opening of [
      'Churned customers:',
      'Gifted orders in 2023:',
      'Premium orders only:',
      'How frobnicated are the returned orders in 2023?',
      'Exclude the frobnicated ones.',
      'In euros:',
    ])
      assert.equal(await ask(`${opening} how many orders have a price over 20 in 2024?`), null, opening);
  });

  it('is not where it is none of its own', async () => {
    assert.equal(await ask('Frobnicated orders. Show the number by city, please.'), null);
    assert.equal(await ask('Upselling gaps: how many of them are in Oslo today?'), null);
  });
});
