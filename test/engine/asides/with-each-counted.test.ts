import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, name TEXT NOT NULL, hull_type TEXT NOT NULL, built_in_county TEXT NOT NULL,
    harbour_id INTEGER NOT NULL REFERENCES harbour (harbour_id));
  INSERT INTO harbour VALUES (1, 'Rye'), (2, 'Hull');
  INSERT INTO boat VALUES (1, 'Ann', 'oak', 'Kent', 1), (2, 'Bess', 'oak', 'Devon', 1), (3, 'Cora', 'steel', 'Kent', 2);`);

const BY_HULL = [
  ['oak', 2],
  ['steel', 1],
];

describe('withEachCounted()', () => {
  for (const question of [
    'What are the different hull types and how many boats have each?',
    'Show the hull types of boats and the number of boats with each.',
    'List all hull types, and how many boats are there of each?',
  ]) {
    it(`counts for each of what is named first: ${question}`, async () => {
      assert.deepEqual(await ask(question), BY_HULL);
    });
  }

  it('counts the rows of other rows', async () => {
    assert.deepEqual(await ask('What are the harbours and how many boats are in each?'), [
      ['Hull', 1],
      ['Rye', 2],
    ]);
  });

  it('leaves other things of each as they are', async () => {
    assert.equal(await ask('Show the hull types and the name of each'), null);
  });
});
