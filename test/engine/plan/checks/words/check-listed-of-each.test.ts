import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker, reader } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE keepers (keeper_id INTEGER PRIMARY KEY, keeper_name TEXT NOT NULL);
  CREATE TABLE sheds (shed_id INTEGER PRIMARY KEY, shed_name TEXT NOT NULL);
  CREATE TABLE goats (goat_id INTEGER PRIMARY KEY, goat_name TEXT NOT NULL, born INTEGER,
    keeper_id INTEGER NOT NULL REFERENCES keepers (keeper_id), shed_id INTEGER NOT NULL REFERENCES sheds (shed_id));
  INSERT INTO keepers VALUES (1, 'Ada'), (2, 'Bo');
  INSERT INTO sheds VALUES (1, 'North'), (2, 'South');
  INSERT INTO goats VALUES (1, 'Pip', 2019, 1, 1), (2, 'Dot', 2020, 1, 2), (3, 'Max', 2021, 2, 2);`;
const ask = await asker(SCRIPT);
const reading = await reader(SCRIPT);

describe('checkListedOfEach()', () => {
  it('gives no number for what is to be listed', async () => {
    for (const question of [
      "Show each goat's keeper and shed",
      "List each keeper's goats",
      'List the goats of each keeper',
      'Show the goats of each keeper',
      'For each keeper, list the goats',
      'List each keeper and his goats',
    ])
      assert.equal(await ask(question), null, question);
  });

  it('gives the number that is asked for, and the columns of each', async () => {
    const numbers = [
      ['Ada', 2],
      ['Bo', 1],
    ];
    assert.deepEqual(await ask("Show each keeper's number of goats"), numbers);
    assert.deepEqual(await ask('How many goats does each keeper have?'), numbers);
    assert.deepEqual(await ask("Show each goat's name and keeper's name"), [
      ['Pip', 'Ada'],
      ['Dot', 'Ada'],
      ['Max', 'Bo'],
    ]);
  });
});

describe('checkNumberOfTheirs()', () => {
  it('names those of whom each has a number', () => {
    assert.equal(reading("What is each keeper's number of goats?"), '-- Number of goats by keeper name');
  });
});
