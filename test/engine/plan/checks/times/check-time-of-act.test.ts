import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE repairs (repair_id INTEGER PRIMARY KEY, booked_at TEXT NOT NULL, finished_at TEXT, scrapped_at TEXT, stage TEXT NOT NULL, cost INTEGER NOT NULL);
  INSERT INTO repairs VALUES (1, '2024-03-01', '2025-04-02', NULL, 'finished', 10), (2, '2025-03-02', NULL, NULL, 'booked', 20),
    (3, '2025-05-05', NULL, '2025-06-01', 'rejected', 30), (4, '2025-05-09', '2025-05-20', NULL, 'finished', 40);`);

describe('checkTimeOfAct()', () => {
  it('groups by the date of what was done, or by none', async () => {
    const byMonth = [
      ['2025-04', 1],
      ['2025-05', 1],
    ];
    assert.deepEqual(await ask('Repairs finished per month'), byMonth);
    assert.deepEqual(await ask('How many repairs were finished each month?'), byMonth);
    assert.equal(await ask('How many repairs were rejected each month?'), null);
    assert.deepEqual(await ask('Repairs booked by year'), [
      ['2024', 1],
      ['2025', 3],
    ]);
  });

  it('takes what we did for what was done, and for no state', async () => {
    assert.deepEqual(await ask('How many repairs did we book in 2025?'), [[3]]);
    assert.deepEqual(await ask('How many repairs did we finish in 2025?'), [[2]]);
    assert.equal(await ask('How many repairs did we reject in 2025?'), null);
    assert.deepEqual(await ask('How many repairs did we reject?'), [[1]]);
  });

  it('takes no other date for the day on which rows became so', async () => {
    assert.equal(await ask('scrapped repairs in 2024'), null);
    assert.deepEqual(await ask('How many repairs were scrapped in 2025?'), [[1]]);
  });

  it('asks back of what the time of a rate is', async () => {
    const asked = await asker(`
      CREATE TABLE members (member_id INTEGER PRIMARY KEY, joined_on TEXT NOT NULL, churned_at TEXT, tier TEXT NOT NULL);
      INSERT INTO members VALUES (1, '2024-01-01', '2025-01-01', 'A'), (2, '2024-02-01', NULL, 'A'), (3, '2024-02-01', NULL, 'B');`);
    assert.equal(await asked('churn rate in 2024'), null);
    assert.deepEqual(await asked('churn rate by tier'), [
      ['A', 50],
      ['B', 0],
    ]);
  });
});
