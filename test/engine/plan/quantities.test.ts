import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE diver (diver_id INTEGER PRIMARY KEY, personal_name TEXT NOT NULL, family_name TEXT NOT NULL, height INTEGER NOT NULL, weight INTEGER NOT NULL);
  CREATE TABLE country (country_name TEXT PRIMARY KEY, capital TEXT NOT NULL, area REAL NOT NULL, population INTEGER NOT NULL);
  CREATE TABLE island (island_name TEXT PRIMARY KEY, country_name TEXT NOT NULL REFERENCES country (country_name), area REAL NOT NULL, population INTEGER NOT NULL);
  CREATE TABLE opera (opera_id INTEGER PRIMARY KEY, opera_name TEXT NOT NULL, budget_in_million REAL NOT NULL);
  CREATE TABLE trust (trust_id INTEGER PRIMARY KEY, trust_name TEXT NOT NULL);
  CREATE TABLE grants (grant_id INTEGER PRIMARY KEY, trust_id INTEGER NOT NULL REFERENCES trust (trust_id), grant_amount REAL NOT NULL);
  INSERT INTO diver VALUES (1, 'Ann', 'Abel', 168, 130), (2, 'Bo', 'Bond', 192, 180), (3, 'Cy', 'Cole', 181, 175);
  INSERT INTO country VALUES ('Norga', 'Ost', 900, 1000), ('Suda', 'Wes', 500, 4000);
  INSERT INTO island VALUES ('Alm', 'Norga', 20, 100), ('Bor', 'Norga', 10, 200), ('Cal', 'Suda', 5, 10);
  INSERT INTO opera VALUES (1, 'Dusk', 2.5), (2, 'Reed', 12), (3, 'Salt', 40);
  INSERT INTO trust VALUES (1, 'Elm Trust'), (2, 'Oak Trust');
  INSERT INTO grants VALUES (1, 1, 100.5), (2, 1, 50.25), (3, 2, 10.5);`);

describe('toFieldNumber()', () => {
  it('takes heights to be in the unit in which one among them is said', async () => {
    assert.deepEqual(await ask('How many divers are taller than 180 cm?'), [[2]]);
    assert.equal(await ask('How many divers are taller than 2 m?'), null);
  });

  it('counts in the millions that the name of a column says', async () => {
    assert.deepEqual(await ask('How many operas have a budget over 10 million?'), [[2]]);
    assert.deepEqual(await ask('operas with a budget between 2 and 15 million'), [['Dusk'], ['Reed']]);
    assert.deepEqual(await ask('How many operas have a budget below 10?'), [[1]]);
  });

  it('does not know the unit of weights, which are alike in several', async () => {
    assert.equal(await ask('How many divers are heavier than 150 lbs?'), null);
  });
});

describe('a personal name', () => {
  it('is a first name', async () => {
    assert.deepEqual(await ask('first and last name of divers taller than 190 cm'), [['Bo', 'Bond']]);
  });
});

describe('what somebody has given', () => {
  for (const question of [
    'How much has the Elm Trust granted in total?',
    'How much money did the Elm Trust grant?',
  ])
    it(`is the total of it: ${question}`, async () => {
      assert.deepEqual(await ask(question), [[150.75]]);
    });
});

describe('the size of a land', () => {
  it('is its area', async () => {
    assert.deepEqual(await ask('What is the largest island?'), [['Alm']]);
    assert.deepEqual(await ask('What is the population of the smallest island?'), [[10]]);
  });

  it('tells how many people live there', async () => {
    assert.deepEqual(await ask('Which island has the highest population density?'), [['Bor']]);
    assert.deepEqual(await ask('islands with a population density above 4'), [['Alm'], ['Bor']]);
  });
});
