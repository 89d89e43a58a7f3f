import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

describe('checkOwnWhole()', async () => {
  const ask = await asker(`
    CREATE TABLE harbours (harbour_id INTEGER PRIMARY KEY, name TEXT NOT NULL, coast TEXT NOT NULL);
    CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, harbour_id INTEGER NOT NULL REFERENCES harbours (harbour_id),
      weight REAL NOT NULL, state TEXT NOT NULL);
    INSERT INTO harbours VALUES (1, 'Ilse', 'west'), (2, 'Mole', 'west'), (3, 'Narr', 'east');
    INSERT INTO boats VALUES (1, 1, 1, 'moored'), (2, 1, 1, 'moored'), (3, 2, 6, 'sailing'), (4, 3, 2, 'sailing');`);

  const ofCoast = [
    ['Ilse', 'west', 25],
    ['Mole', 'west', 75],
    ['Narr', 'east', 100],
  ];

  it('takes what has the parts for their whole', async () => {
    assert.deepEqual(await ask('What share of the weight of its coast does each harbour have?'), ofCoast);
    assert.deepEqual(await ask("Show each harbour's share of the weight of its coast"), ofCoast);
    assert.equal(await ask('Show the part of the weight of its coast, in percent, for each harbour'), null);
  });

  it('lets a column of its own be shown', async () => {
    assert.deepEqual(await ask('share of the total weight by harbour with its coast'), [
      ['Ilse', 'west', 20],
      ['Mole', 'west', 60],
      ['Narr', 'east', 20],
    ]);
  });
});
