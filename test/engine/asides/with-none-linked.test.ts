import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE bands (band_id INTEGER PRIMARY KEY, band_name TEXT NOT NULL);
  CREATE TABLE stages (stage_id INTEGER PRIMARY KEY, stage_name TEXT NOT NULL);
  CREATE TABLE musicians (musician_id INTEGER PRIMARY KEY, musician_name TEXT NOT NULL);
  CREATE TABLE band_musicians (band_id INTEGER NOT NULL REFERENCES bands (band_id), musician_id INTEGER NOT NULL REFERENCES musicians (musician_id), PRIMARY KEY (band_id, musician_id));
  CREATE TABLE posters (poster_id INTEGER PRIMARY KEY, stage_id INTEGER NOT NULL REFERENCES stages (stage_id), colour TEXT NOT NULL);
  INSERT INTO bands VALUES (1, 'The Larks'), (2, 'Old Salt');
  INSERT INTO stages VALUES (1, 'Meadow'), (2, 'Barn');
  INSERT INTO musicians VALUES (1, 'Ida Moe'), (2, 'Per Vik'), (3, 'Lea Ost');
  INSERT INTO band_musicians VALUES (1, 1), (1, 2);
  INSERT INTO posters VALUES (1, 2, 'red');`;

const rowsOf = await asker(SCRIPT);

describe('withNoneLinked()', () => {
  for (const [question, rows] of [
    ["Which musicians aren't in any band?", [['Lea Ost']]],
    ['musicians who are not part of any band', [['Lea Ost']]],
    ['Which musicians do not belong to a band?', [['Lea Ost']]],
    ['Which bands have no musicians playing in them?', [['Old Salt']]],
    ['Which bands does no musician play in?', [['Old Salt']]],
    ['Which stages are not on any poster?', [['Meadow']]],
    ["How many musicians don't play in any band?", [[1]]],
  ] as const) {
    it(`goes by the keys: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), rows);
    });
  }

  for (const [question, why] of [
    ['Which musicians are not on any poster?', 'no key relates them'],
    ['Which stages do musicians not play on?', 'no key relates them'],
  ] as const) {
    it(`refuses where ${why}: ${question}`, async () => {
      assert.equal(await rowsOf(question), null);
    });
  }
});
