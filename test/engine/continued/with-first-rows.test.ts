import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE berth (berth_id INTEGER PRIMARY KEY, name TEXT NOT NULL, depth REAL NOT NULL);
  CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, name TEXT NOT NULL, flag TEXT NOT NULL, tonnage INTEGER NOT NULL,
    crew INTEGER NOT NULL, berth_id INTEGER REFERENCES berth (berth_id), launch_date DATE NOT NULL);
  INSERT INTO berth VALUES (1, 'North', 9.5), (2, 'South', 12);
  INSERT INTO ship VALUES
    (1, 'Arrow', 'Malta', 900, 10, 1, '2001-02-03'), (2, 'Bison', 'Panama', 700, 30, 1, '2011-02-03'),
    (3, 'Crane', 'Malta', 400, 20, 2, '2021-02-03'), (4, 'Dingo', 'Panama', 300, 8, 2, '2019-02-03'),
    (5, 'Eagle', 'Malta', 200, 6, 1, '2015-02-03');`);

describe('withFirstRows()', () => {
  it('computes of the rows that come first', async () => {
    assert.deepEqual(await ask('average crew of the 3 ships with the highest tonnage'), [[20]]);
    assert.deepEqual(await ask('What is the total tonnage of the 2 newest ships?'), [[700]]);
    assert.deepEqual(await ask('Among the 3 newest ships, what is the average crew?'), [[34 / 3]]);
  });

  it('takes first rows of those that are said, and counts which of them are so', async () => {
    assert.deepEqual(await ask('average crew of the 2 newest ships from Malta'), [[13]]);
    assert.deepEqual(await ask('How many of the 3 newest ships are from Panama?'), [[1]]);
    assert.deepEqual(await ask('Of the 2 oldest ships, how many are from Malta?'), [[1]]);
  });

  it('counts with a verb after the rows, and numbers in words', async () => {
    assert.deepEqual(await ask('How many of the three newest ships belong to Panama?'), [[1]]);
    assert.deepEqual(await ask('average crew of the three newest ships'), [[34 / 3]]);
    // All of the first three are there.
    assert.equal(await ask('How many of the 3 newest ships?'), null);
  });

  it('shares what they come to in what all rows do', async () => {
    const share = [[64]];
    assert.deepEqual(
      await ask('What share of the total tonnage do the 2 ships with the highest tonnage make up?'),
      share,
    );
    assert.deepEqual(await ask('percentage of total tonnage held by the top 2 ships by tonnage'), share);
  });

  it('leaves groups, lists and other numbers alone', async () => {
    assert.deepEqual(await ask('names of the 2 newest ships'), [['Crane'], ['Dingo']]);
    assert.equal(await ask('average crew of the 2 newest ships in each berth'), null);
    assert.deepEqual(await ask('total tonnage of ships launched in the 10 years before 2012'), [[700]]);
  });
});
