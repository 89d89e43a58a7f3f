import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, rig TEXT NOT NULL, length_m INTEGER NOT NULL, in_dock INTEGER NOT NULL);
  INSERT INTO boats VALUES (1, 'sloop', 9, 1), (2, 'sloop', 11, 1), (3, 'ketch', 14, 0), (4, 'yawl', 8, 1);`);

describe('checkFlags()', () => {
  it('takes what rows are said to be for a condition', async () => {
    const inDock = [
      ['sloop', 2],
      ['yawl', 1],
    ];
    assert.deepEqual(await ask('For boats in dock, show rig and number of boats'), inDock);
    assert.deepEqual(await ask('rig and number of boats for boats in dock'), inDock);
    assert.deepEqual(await ask('list the rig and length of boats in dock'), [
      ['sloop', 9],
      ['sloop', 11],
      ['yawl', 8],
    ]);
  });

  it('groups by it where that is asked', async () => {
    assert.deepEqual(await ask('number of boats by in dock'), [
      [0, 1],
      [1, 3],
    ]);
  });
});
