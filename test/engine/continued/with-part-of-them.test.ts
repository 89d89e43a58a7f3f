import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const HIRES = `CREATE TABLE hires (hire_id INTEGER PRIMARY KEY, shop TEXT, boat TEXT, status TEXT, hired_on DATE, fee REAL);
  INSERT INTO hires VALUES
    (1, 'North', 'Canoe', 'Returned', '2023-05-02', 10), (2, 'North', 'Kayak', 'Lost', '2023-06-01', 20),
    (3, 'North', 'Canoe', 'Lost', '2024-06-01', 30), (4, 'South', 'Canoe', 'Returned', '2023-07-01', 40),
    (5, 'South', 'Kayak', 'Open', '2023-08-01', 50), (6, 'South', 'Kayak', 'Lost', '2023-09-01', 60);`;

describe('withPartOfThem', () => {
  let ask: Awaited<ReturnType<typeof asker>>;

  before(async () => {
    ask = await asker(HIRES);
  });

  it('counts the part among the very rows that were counted first', async () => {
    for (const tail of [
      'and how many of them were lost',
      ', of which lost',
      'and how many of those are lost',
      'and the number of lost ones',
      'and how many were lost',
    ])
      assert.deepEqual(await ask(`Number of hires in 2023 ${tail}`), [[5, 2]], tail);
  });

  it('keeps the groups', async () => {
    const asked = await ask('Hires in 2023 by shop and how many of these were lost');
    assert.deepEqual(asked, [
      ['North', 2, 1],
      ['South', 3, 1],
    ]);
  });

  it('gives the share where that is asked for, and the part of an amount', async () => {
    assert.deepEqual(await ask('How many hires of kayaks are there, and what % of them were lost?'), [
      [3, 66.67],
    ]);
    assert.deepEqual(await ask('Total fee of canoe hires and how much of it was lost'), [[80, 30]]);
  });

  it('counts the part alone where the question only names the rows', async () => {
    for (const question of [
      'Of the kayak hires, how many of them were lost?',
      'Kayak hires: how many of them were lost?',
    ])
      assert.deepEqual(await ask(question), [[2]], question);
  });

  it('takes two states of one thing side by side', async () => {
    assert.deepEqual(await ask('How many hires were returned and how many were lost?'), [[2, 3]]);
  });
});
