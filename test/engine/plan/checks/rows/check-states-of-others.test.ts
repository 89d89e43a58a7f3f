import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE clients (client_id INTEGER PRIMARY KEY, full_name TEXT);
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, client_id INTEGER NOT NULL REFERENCES clients (client_id), ordered_on TEXT, channel TEXT);
  CREATE TABLE parcels (parcel_id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders (order_id), sent_on TEXT);
  CREATE TABLE scans (scan_id INTEGER PRIMARY KEY, parcel_id INTEGER NOT NULL REFERENCES parcels (parcel_id), scanned_on TEXT);
  INSERT INTO clients VALUES (1, 'Ada Wren');
  INSERT INTO orders VALUES (1, 1, '2024-01-02', 'Phone'), (2, 1, '2024-01-03', 'Online'), (3, 1, '2024-01-04', 'Online');
  INSERT INTO parcels VALUES (1, 1, '2024-01-05'), (2, 2, '2024-01-06'), (3, 3, '2024-01-06');
  INSERT INTO scans VALUES (1, 1, '2024-01-07'), (2, 2, '2024-01-07'), (3, 2, '2024-01-08'), (4, 3, '2024-01-09');`);

describe('checkStatesOfOthers()', () => {
  it('refuses what is so of rows that are not named, by way of others', async () => {
    assert.equal(await rowsOf('How many online scans are there?'), null);
  });

  it('lets what is so of rows that are named, and of the one that a row belongs to', async () => {
    assert.deepEqual(await rowsOf('How many scans of online orders are there?'), [[3]]);
    assert.deepEqual(await rowsOf('How many parcels have channel Online?'), [[2]]);
  });
});
