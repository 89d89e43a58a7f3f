import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, filed_on TEXT NOT NULL, settled_on TEXT, amount INTEGER NOT NULL);
  INSERT INTO claims VALUES (1, '2024-03-01', '2024-12-15', 10), (2, '2024-12-15', NULL, 20), (3, '2023-05-05', '2024-01-02', 30);`);

describe('checkDatedDeeds()', () => {
  it('takes the date of the deed, or none', async () => {
    assert.deepEqual(await ask('How many claims were settled on 15 December 2024?'), [[1]]);
    const listed = await ask('What was settled on 15 December 2024? Show claim id, amount');
    assert.ok(listed === null || JSON.stringify(listed) === '[[1,10]]', JSON.stringify(listed));
  });

  it('lets the date of another deed through', async () => {
    assert.deepEqual(await ask('How many claims were filed in 2024?'), [[2]]);
  });

  it('takes no other date where it is only said that it was done', async () => {
    const asked = [
      'How many claims were settled this year with an amount above 5?',
      'claims settled prior to 2025',
    ];
    for (const question of asked) {
      const rows = await ask(question);
      assert.ok(rows === null || JSON.stringify(rows) !== '[[3]]', question);
    }
  });
});
