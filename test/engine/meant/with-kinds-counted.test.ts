import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, name TEXT NOT NULL, weight REAL NOT NULL,
    harbour_id INTEGER NOT NULL REFERENCES harbour (harbour_id));
  CREATE TABLE crane (crane_id INTEGER PRIMARY KEY, name TEXT NOT NULL,
    harbour_id INTEGER NOT NULL REFERENCES harbour (harbour_id));
  INSERT INTO harbour VALUES (1, 'Rye'), (2, 'Hull');
  INSERT INTO boat VALUES (1, 'Ann', 10, 1), (2, 'Bess', 20, 1), (3, 'Cora', 30, 2);
  INSERT INTO crane VALUES (1, 'Big Tom', 1), (2, 'Old Meg', 2), (3, 'Red Jim', 2);`);

describe('withKindsCounted()', () => {
  for (const question of [
    'Boats and cranes by harbour',
    'Number of boats and cranes per harbour',
    'For each harbour, boats and cranes',
    'How many boats and cranes does each harbour have?',
  ]) {
    it(`counts each kind of rows: ${question}`, async () => {
      assert.deepEqual(await ask(question), [
        ['Hull', 1, 2],
        ['Rye', 2, 1],
      ]);
    });
  }

  it('counts rows beside an amount', async () => {
    assert.deepEqual(await ask('Boats and average weight by harbour'), [
      ['Hull', 1, 30],
      ['Rye', 2, 15],
    ]);
  });

  it('does not count what may be an amount beside one', async () => {
    assert.equal(await ask('Average weight and boats by harbour'), null);
  });

  it('leaves rows that are listed', async () => {
    assert.equal(await ask('Show boats and cranes'), null);
  });
});
