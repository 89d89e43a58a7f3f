import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE guides (guide_id INTEGER PRIMARY KEY, guide_name TEXT NOT NULL);
  CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, guest_name TEXT NOT NULL);
  CREATE TABLE hikes (hike_id INTEGER PRIMARY KEY, guide_id INTEGER NOT NULL REFERENCES guides (guide_id),
    guest_id INTEGER NOT NULL REFERENCES guests (guest_id), trail TEXT NOT NULL, hiked_on TEXT NOT NULL);
  INSERT INTO guides VALUES (1, 'Ada'), (2, 'Bo');
  INSERT INTO guests VALUES (1, 'Cy'), (2, 'Di'), (3, 'Ed');
  INSERT INTO hikes VALUES (1, 1, 1, 'ridge', '2024-05-01'), (2, 1, 1, 'ridge', '2024-05-02'), (3, 1, 1, 'ridge', '2024-05-03'),
    (4, 2, 2, 'lake', '2024-05-01'), (5, 2, 3, 'lake', '2025-05-02');`);

describe('checkDifferent()', () => {
  it('counts each of those of whom there are most once', async () => {
    assert.deepEqual(await ask('Which trail has the most different guests?'), [['lake']]);
    assert.deepEqual(await ask('guides with the most distinct guests in hikes'), [['Bo', 2]]);
  });

  it('groups by none of them', async () => {
    assert.equal(await ask('trail with the most unique guests in 2024'), null);
  });
});
