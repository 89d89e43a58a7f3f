import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE bands (band_id INTEGER PRIMARY KEY, band_name TEXT NOT NULL, country TEXT);
  CREATE TABLE records (record_id INTEGER PRIMARY KEY, band_id INTEGER NOT NULL REFERENCES bands (band_id), title TEXT);
  CREATE TABLE songs (song_id INTEGER PRIMARY KEY, record_id INTEGER NOT NULL REFERENCES records (record_id), title TEXT, featured_band_id INTEGER REFERENCES bands (band_id));
  INSERT INTO bands VALUES (1, 'Elms', 'Norway'), (2, 'Oaks', 'Japan'), (3, 'Pines', 'Chile');
  INSERT INTO records VALUES (1, 1, 'Leaves'), (2, 2, 'Roots');
  INSERT INTO songs VALUES (1, 1, 'Rain', 2), (2, 1, 'Sun', NULL), (3, 2, 'Wind', 3);`);

describe('checkRoleVerbs()', () => {
  it('refuses another way than the one that the verb tells of', async () => {
    for (const question of ['How many songs feature a band from Japan?', 'Bands featured on a song'])
      assert.equal(await rowsOf(question), null, question);
  });

  it('lets the plain way through', async () => {
    assert.deepEqual(await rowsOf('How many songs are by bands from Norway?'), [[2]]);
    assert.deepEqual(await rowsOf('How many songs have a featured band from Japan?'), [[1]]);
  });
});
