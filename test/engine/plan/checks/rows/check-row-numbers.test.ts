import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, boat_name TEXT NOT NULL, length_m INTEGER NOT NULL);
  INSERT INTO boats VALUES (1, 'Elm', 9), (2, 'Oak', 12), (3, 'Ash', 7);`);

describe('checkRowNumbers()', () => {
  it('takes how many come first for no row', async () => {
    const rows = await ask('List the ids of the 2 longest boats');
    assert.ok(
      rows === null ||
        isDeepStrictEqual(rows, [
          [2, 'Oak'],
          [1, 'Elm'],
        ]) ||
        isDeepStrictEqual(rows, [[2], [1]]),
    );
  });
  it('lets a row be named by its number', async () => {
    assert.deepEqual(await ask('Name of boat 2'), [['Oak']]);
  });
});
