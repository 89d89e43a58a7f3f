import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, guest_id INTEGER NOT NULL REFERENCES guests (guest_id), kind TEXT NOT NULL);
  CREATE TABLE bills (bill_id INTEGER PRIMARY KEY, boat_id INTEGER NOT NULL REFERENCES boats (boat_id), amount REAL NOT NULL);
  INSERT INTO guests VALUES (1, 'Ann'), (2, 'Bob'), (3, 'Cid');
  INSERT INTO boats VALUES (1, 1, 'yacht'), (2, 1, 'canoe'), (3, 2, 'yacht'), (4, 3, 'canoe');
  INSERT INTO bills VALUES (1, 2, 10), (2, 4, 20);`);

it('who has no bill has none for any boat', async () => {
  const made = JSON.stringify(await ask('How many guests who have a yacht have no bill?'));
  assert.ok(made === 'null' || made === '[[1]]', made);
});
