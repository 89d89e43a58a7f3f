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

describe('a sentence before the question', () => {
  let ask: (question: string) => Promise<unknown>;
  before(async () => {
    ask = await asker(SCRIPT);
  });
  const all = [[3]];

  it('is left out where it only says why somebody asks', async () => {
    assert.deepEqual(
      await ask("I'm rewriting our refund policy for the website. How many orders are there?"),
      all,
    );
    assert.deepEqual(await ask('My boss wants one number for a slide. How many orders are there?'), all);
    assert.deepEqual(await ask('Quick question before I go. How many orders are there?'), all);
    assert.deepEqual(await ask("I'd love to know if parcels get lost. How many orders are returned?"), [[1]]);
  });

  it('gives a name to what the question points to', async () => {
    assert.deepEqual(await ask("I'm going through our customers. How many of them live in Oslo?"), [[2]]);
    assert.deepEqual(await ask("I'm visiting Oslo. How many customers live there?"), [[2]]);
    assert.deepEqual(await ask("I'm writing the review for 2024. How many orders were made that year?"), [
      [2],
    ]);
    assert.deepEqual(await ask("I'm writing the review for 2024. How many orders were made?"), [[2]]);
  });

  it('may judge rows of which the question says which they are', async () => {
    const large = "I'm looking at our big orders. How many orders have a price over 20?";
    assert.deepEqual(await ask(large), [[2]]);
    assert.equal(await ask("I'm looking at our big orders. How many orders are there?"), null);
  });

  it('is not left out where it may say which rows are meant', async () => {
    for (const first of [
      "I'm reviewing the premium orders.",
      'We ignore what came back.',
      'I only handle what was shipped late.',
      "I'm in charge of gift cards.",
      "I'm working on the Zeta deal.",
      'I want orders that we gave away.',
    ])
      assert.equal(await ask(`${first} How many orders are there?`), null, first);
  });

  it('is not left out where the question points to what nobody knows', async () => {
    assert.equal(await ask("I'm in a hurry. How many orders are of that status?"), null);
    assert.equal(await ask("I'm in a hurry. Which one has the highest price?"), null);
  });
});
