import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

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

const ofTongues = await asker(`
  CREATE TABLE nation (code TEXT PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE tongue (code TEXT NOT NULL REFERENCES nation (code), tongue TEXT NOT NULL, is_official TEXT, percentage REAL,
    PRIMARY KEY (code, tongue));
  INSERT INTO nation VALUES ('A', 'Arland'), ('B', 'Borland'), ('C', 'Corland');
  INSERT INTO tongue VALUES ('A', 'Ar', 'T', 80), ('A', 'Old', 'F', 20), ('B', 'Old', 'F', 60), ('C', 'Cor', 'T', 40), ('C', 'Old', 'F', 55);`);

describe('checkFlags() of what others lack', () => {
  it('lists none of what is not so for those that have none', async () => {
    assert.deepEqual(await ofTongues('Nations without an official tongue'), [['Borland']]);
    assert.equal(await ofTongues('Nations where no official tongue is spoken by more than 50 percent'), null);
    assert.deepEqual(await ofTongues('Nations without a tongue'), []);
  });
});
