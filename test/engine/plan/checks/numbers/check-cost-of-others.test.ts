import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE vans (van_id INTEGER PRIMARY KEY, plate TEXT, purchase_price REAL, payload_kg REAL);
  CREATE TABLE deliveries (delivery_id INTEGER PRIMARY KEY, van_id INTEGER NOT NULL REFERENCES vans (van_id), delivered_on TEXT);
  CREATE TABLE boxes (box_id INTEGER PRIMARY KEY, delivery_id INTEGER NOT NULL REFERENCES deliveries (delivery_id), weight_kg REAL);
  INSERT INTO vans VALUES (1, 'AB 1', 20000, 900), (2, 'AB 2', 30000, 1200);
  INSERT INTO deliveries VALUES (1, 1, '2024-05-01'), (2, 1, '2024-05-02'), (3, 2, '2024-06-02');
  INSERT INTO boxes VALUES (1, 1, 10), (2, 1, 30), (3, 2, 5), (4, 3, 40);`);

describe('checkCostOfOthers()', () => {
  it('refuses what something else costs or carries', async () => {
    for (const question of [
      'Average cost of a delivery',
      'Average cost of a box',
      'How many deliveries weigh more than 1000 kg?',
    ])
      assert.equal(await rowsOf(question), null, question);
  });

  it('lets its own cost through, and the weight of what belongs to it', async () => {
    assert.deepEqual(await rowsOf('Average cost of a van'), [[25000]]);
    assert.deepEqual(await rowsOf('How many boxes weigh more than 20 kg?'), [[2]]);
    assert.deepEqual(await rowsOf('Total weight of all boxes'), [[85]]);
  });
});
