import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const HIRES = `CREATE TABLE hires (hire_id INTEGER PRIMARY KEY, shop TEXT, boat TEXT, status TEXT, hired_on DATE);
  INSERT INTO hires VALUES
    (1, 'North', 'Canoe', 'Returned', '2023-05-02'), (2, 'North', 'Kayak', 'Lost', '2023-06-01'),
    (3, 'North', 'Canoe', 'Lost', '2024-06-01'), (4, 'South', 'Canoe', 'Returned', '2023-07-01'),
    (5, 'South', 'Kayak', 'Open', '2023-08-01');`;

const ask = await asker(HIRES);

describe('withShareOfAll()', () => {
  for (const question of [
    'How many hires were lost and what percent is that?',
    'How many hires were lost, and what share of all hires is that?',
    'Number of lost hires and percentage of all hires',
    'Total lost hires, and as a percentage of everything',
  ]) {
    it(`shows the number and the share: ${question}`, async () => {
      assert.deepEqual(await ask(question), [[2, 40]]);
    });
  }

  it('takes the share of those alone that the question is about', async () => {
    assert.deepEqual(await ask('Among the hires of 2023, how many were lost and what percentage is that?'), [
      [1, 25],
    ]);
  });

  it('refuses a share of all where what is before restricts them twice', async () => {
    assert.equal(await ask('Number of lost hires of the North shop and share of all hires'), null);
  });
});
