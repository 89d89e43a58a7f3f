import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../../support/asker.ts';

const FARM = `
  CREATE TABLE barns (barn_id INTEGER PRIMARY KEY, valley TEXT NOT NULL);
  INSERT INTO barns VALUES (1, 'Upper'), (2, 'Lower');
  CREATE TABLE crates (crate_id INTEGER PRIMARY KEY, barn_id INTEGER NOT NULL REFERENCES barns (barn_id),
    fruit TEXT NOT NULL);
  INSERT INTO crates VALUES (1, 1, 'Plum'), (2, 1, 'Plum'), (3, 1, 'Pear'), (4, 1, 'Pear'), (5, 2, 'Plum'), (6, 2, 'Pear');
`;

test('checkWholeLast() takes what a clause says for the part, and not the place that is said after it', async () => {
  const ask = await asker(FARM);
  assert.deepEqual(await ask('percentage of crates that have fruit plum in the Upper valley'), [[50]]);
  assert.deepEqual(await ask('percentage of crates that are plum in the Upper valley'), [[50]]);
  assert.deepEqual(await ask('percentage of plum crates that are in the Upper valley'), [[66.67]]);
});
