import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE renters (renter_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE rentals (rental_id INTEGER PRIMARY KEY, renter_id INTEGER NOT NULL REFERENCES renters (renter_id), rented_on TEXT NOT NULL, deposit_paid REAL NOT NULL);
  INSERT INTO renters VALUES (1, 'Ida Moss', 'Leeds'), (2, 'Max Hale', 'York');
  INSERT INTO rentals VALUES (1, 1, '2024-02-01', 10), (2, 1, '2025-03-01', 20), (3, 2, '2025-04-01', 40);`;

const rowsOf = await asker(SCRIPT);

describe('withoutAllAgents()', () => {
  it('leaves out those who alone could have done it', async () => {
    assert.deepEqual(await rowsOf('total deposit paid by renters'), [[70]]);
    assert.deepEqual(await rowsOf('total deposit paid of all renters'), [[70]]);
    assert.deepEqual(await rowsOf('total deposit paid by all our renters in 2025'), [[60]]);
  });

  it('keeps those who are some of them, and each of them', async () => {
    assert.notDeepEqual(await rowsOf('total deposit paid by renters in York'), [[70]]);
    assert.notDeepEqual(await rowsOf('total deposit paid by each renter'), [[70]]);
  });

  it('leaves things that an amount is of', async () => {
    const amountsOf = await asker(`
      CREATE TABLE clerks (clerk_id INTEGER PRIMARY KEY, clerk TEXT NOT NULL);
      CREATE TABLE items (item_id INTEGER PRIMARY KEY, title TEXT NOT NULL);
      CREATE TABLE orders (order_id INTEGER PRIMARY KEY, clerk_id INTEGER NOT NULL REFERENCES clerks (clerk_id),
        item_id INTEGER NOT NULL REFERENCES items (item_id), quantity INTEGER NOT NULL);
      INSERT INTO clerks VALUES (1, 'Ida'), (2, 'Max');
      INSERT INTO items VALUES (1, 'Lamp'), (2, 'Desk');
      INSERT INTO orders VALUES (1, 1, 1, 5), (2, 2, 1, 4), (3, 2, 2, 4);`);
    assert.notDeepEqual(await amountsOf('Which clerk sold the largest quantity of items?'), [['Ida']]);
  });

  it('leaves averages, which may be of each of them', async () => {
    assert.equal(await rowsOf('average deposit paid by renters'), null);
  });
});
