import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asker } from '../../../support/asker.ts';

/** Twenty houses of 10, 20, … 200 square metres; every fourth one has a garden. */
const HOUSES = `
  CREATE TABLE houses (house_id INTEGER PRIMARY KEY, area REAL, garden TEXT);
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
  INSERT INTO houses SELECT i, i * 10, CASE i % 4 WHEN 0 THEN 'large' ELSE 'none' END FROM n;
`;

const COUNTS: readonly (readonly [question: string, count: number])[] = [
  ['How many houses are in the top decile of area?', 2],
  ['How many houses are in the top 10 percent by area?', 2],
  ['How many houses have an area in the bottom quarter?', 5],
  ['How many houses have an area above the 95th percentile?', 1],
  ['How many houses have an area below the 25th percentile of area?', 5],
  ['Number of houses in the lowest area quintile', 4],
];

for (const [question, count] of COUNTS) {
  test(`${question} ${count}`, async () => {
    const ask = await asker(HOUSES);
    assert.deepEqual(await ask(question), [[count]]);
  });
}

test('the top of some rows in percent is those rows', async () => {
  const ask = await asker(HOUSES);
  assert.deepEqual(await ask('Average area of the top 10% of houses by area'), [[195]]);
});

test('a part that is not of what can be ranked is refused', async () => {
  const ask = await asker(HOUSES);
  assert.equal(await ask('How many houses are in the top decile?'), null);
  assert.equal(await ask('How many houses are in the top 10 by area?'), null);
});

test('quartiles are percentiles', async () => {
  const ask = await asker(HOUSES);
  const both = [[57.5, 152.5]];
  assert.deepEqual(await ask('25th and 75th percentile of area'), both);
  assert.deepEqual(await ask('first and third quartile of area'), both);
  assert.deepEqual(await ask('What are the lower and upper quartile of area?'), both);
});
