import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../../support/asker.ts';

const read = await reader(`
  CREATE TABLE shops (id INTEGER PRIMARY KEY, name TEXT, town TEXT);
  CREATE TABLE orders (id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shops(id), way TEXT, price REAL);
  INSERT INTO shops VALUES (1, 'Anchor', 'Kiel'), (2, 'Bollard', 'Bonn');
  INSERT INTO orders VALUES (1, 1, 'dealer', 5), (2, 1, 'web', 7), (3, 2, 'dealer', 9), (4, 2, 'phone', 2), (5, 1, 'web', 3);
`);

describe('checkValueAsThing()', () => {
  for (const question of ['Which dealer had the highest total price?', 'average age of the dealer by way'])
    it(`refuses a kind as a thing: ${question}`, () => assert.equal(read(question), 'refusal'));

  for (const question of ['Which way had the highest total price?', 'number of dealer orders by shop'])
    it(`reads the kind as a kind: ${question}`, () => assert.notEqual(read(question), 'refusal'));
});
