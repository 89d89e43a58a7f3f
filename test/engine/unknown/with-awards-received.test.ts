import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const script = (extra: string, outcomes: readonly [string, string, string]): string => `
  CREATE TABLE bakers (baker_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE prizes (prize_id INTEGER PRIMARY KEY, baker_id INTEGER NOT NULL REFERENCES bakers (baker_id),
    prize_name TEXT NOT NULL, ${extra} TEXT NOT NULL);
  INSERT INTO bakers VALUES (1, 'Ida Moss'), (2, 'Max Hale'), (3, 'Pia Roe');
  INSERT INTO prizes VALUES (1, 1, 'Golden Loaf', '${outcomes[0]}'), (2, 2, 'Golden Loaf', '${outcomes[1]}'), (3, 2, 'Best Rye', '${outcomes[2]}');`;

const kept = await asker(script('sponsor', ['Mill Co', 'Oven Ltd', 'Mill Co']));
const told = await asker(script('result', ['Winner', 'Nominee', 'Nominee']));

describe('withAwardsReceived()', () => {
  it('takes prizes that somebody won for those they have', async () => {
    assert.deepEqual(await kept('How many prizes has Max Hale won?'), [[2]]);
    assert.deepEqual(await kept('Who won the most prizes?'), [['Max Hale']]);
  });

  it('leaves prizes of which it is told who won', async () => {
    assert.equal(await told('How many prizes has Max Hale won?'), null);
  });
});
