import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE growers (grower_id INTEGER PRIMARY KEY, grower_name TEXT NOT NULL);
  CREATE TABLE fields (field_id INTEGER PRIMARY KEY, grower_id INTEGER NOT NULL REFERENCES growers (grower_id), field_name TEXT NOT NULL);
  CREATE TABLE repairs (repair_id INTEGER PRIMARY KEY, field_id INTEGER NOT NULL REFERENCES fields (field_id), repair_cost REAL NOT NULL);
  CREATE TABLE donations (donation_id INTEGER PRIMARY KEY, grower_id INTEGER NOT NULL REFERENCES growers (grower_id), amount REAL NOT NULL);
  INSERT INTO growers VALUES (1, 'Ada Holt'), (2, 'Bo Lind');
  INSERT INTO fields VALUES (1, 1, 'North'), (2, 2, 'South');
  INSERT INTO repairs VALUES (1, 1, 90.5), (2, 2, 60.25), (3, 2, 50.75);
  INSERT INTO donations VALUES (1, 1, 500.5), (2, 2, 10), (3, 2, 20);`;

const rowsOf = await asker(SCRIPT);

describe('withMoneyRanked()', () => {
  for (const [question, name] of [
    ['Which grower spent the most on repairs?', 'Bo Lind'],
    ['Which grower paid the most money in total for repairs?', 'Bo Lind'],
    ['Show the name of the grower who spent the least on repairs.', 'Ada Holt'],
    ['Which grower donated the most?', 'Ada Holt'],
    ['Which grower donated the most money?', 'Ada Holt'],
  ] as const) {
    it(`adds up the amounts: ${question}`, async () => {
      assert.deepEqual(await rowsOf(question), [[name]]);
    });
  }

  it('refuses what has no amount', async () => {
    assert.equal(await rowsOf('Which grower spent the most on fields?'), null);
  });
});
