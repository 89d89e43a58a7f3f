import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE ports (port_id INTEGER PRIMARY KEY, name TEXT NOT NULL, is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)));
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, port_id INTEGER NOT NULL REFERENCES ports (port_id));
  INSERT INTO ports VALUES (1, 'Rome', 1), (2, 'Oslo', 0), (3, 'Kiel', 1);
  INSERT INTO boats VALUES (1, 1), (2, 1), (3, 2), (4, 2), (5, 3);`);

it('how many of the first groups are so is one number, and not those groups', async () => {
  const made = JSON.stringify(await ask('How many of the 2 ports with the most boats are open?'));
  assert.ok(made === 'null' || made === '[[1]]', made);
});
