import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE kilns (kiln_id INTEGER PRIMARY KEY, state TEXT NOT NULL, is_electric BOOLEAN NOT NULL, heat INTEGER NOT NULL);
  INSERT INTO kilns VALUES (1, 'cold', 1, 10), (2, 'warm', 0, 30), (3, 'hot', 0, 90), (4, 'hot', 1, 70);`);

describe('allValuesAsked()', () => {
  it('counts each of all values', async () => {
    assert.deepEqual(await ask('How many kilns are cold, warm or hot?'), [
      ['cold', 1],
      ['hot', 2],
      ['warm', 1],
    ]);
  });

  it('takes yes and no for each of them, whatever the number', async () => {
    assert.deepEqual(await ask('average heat of electric and non-electric kilns'), [
      [0, 60],
      [1, 40],
    ]);
  });

  it('averages each of two values that leave nothing out', async () => {
    const askClub = await asker(`
      CREATE TABLE members (member_id INTEGER PRIMARY KEY, gender TEXT NOT NULL, age INTEGER NOT NULL);
      INSERT INTO members VALUES (1, 'male', 20), (2, 'female', 30), (3, 'male', 40);`);
    const each = [
      ['female', 30],
      ['male', 30],
    ];
    assert.deepEqual(await askClub('average age of male and female members'), each);
    assert.deepEqual(await askClub('average age of male members'), [[30]]);
  });

  it('does not take one of the two for a group and the other for a condition', async () => {
    for (const question of [
      'number of kilns by state, electric and not electric',
      'number of kilns by state and electric / non-electric',
    ])
      assert.ok([null, 4].includes(rowsOf(await ask(question))), question);
  });
});

/** Of each state and kind there are four. */
function rowsOf(answer: unknown): number | null {
  return Array.isArray(answer) ? answer.length : null;
}
