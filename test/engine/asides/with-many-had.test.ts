import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE quays (quay_id INTEGER PRIMARY KEY, quay_name TEXT NOT NULL);
  CREATE TABLE kayaks (kayak_id INTEGER PRIMARY KEY, quay_id INTEGER NOT NULL REFERENCES quays (quay_id), launch_day TEXT NOT NULL);
  INSERT INTO quays VALUES (1, 'East'), (2, 'West');
  INSERT INTO kayaks VALUES (1, 1, '2023-04-01'), (2, 1, '2024-05-02'), (3, 1, '2024-06-03'), (4, 2, '2024-07-04');`;

const rowsOf = await asker(SCRIPT);

describe('withManyHad()', () => {
  for (const question of [
    'Show the quays where more than 2 kayaks are stored.',
    'At which quays were at least 3 kayaks moored?',
    'List the quays at which over 2 kayaks have been kept.',
  ]) {
    it(`counts what they have: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), [['East']]);
    });
  }

  it('leaves verbs that say more', async () => {
    assert.equal(await rowsOf('Show the quays where more than 2 kayaks were wrecked.'), null);
  });
});

describe('withoutLightDeeds()', () => {
  it('refuses what a date does not tell', async () => {
    assert.equal(await rowsOf('How many kayaks were sold in 2024?'), null);
  });
});
