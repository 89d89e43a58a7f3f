import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../../support/asker.ts';

const reading =
  await reader(`CREATE TABLE harbour (harbour_id INTEGER PRIMARY KEY, harbour_name TEXT NOT NULL, coast TEXT NOT NULL);
      CREATE TABLE mooring (mooring_id INTEGER PRIMARY KEY, harbour_id INTEGER NOT NULL REFERENCES harbour (harbour_id), colour TEXT NOT NULL, fee REAL NOT NULL);
      INSERT INTO harbour VALUES (1, 'Lund', 'west'), (2, 'Malmo', 'west'), (3, 'Visby', 'east');
      INSERT INTO mooring VALUES (1, 1, 'red', 10.5), (2, 1, 'blue', 9.5), (3, 1, 'red', 3), (4, 2, 'blue', 4), (5, 3, 'red', 4.5);`);

describe('checkOfOne()', () => {
  for (const [question, isAnswered] of [
    ['What is the coast of Visby?', true],
    // A harbour has no colour.
    ['What is the colour of Visby?', false],
    ['What is the colour of harbour 3?', false],
    ['What are the colours of the moorings of Visby?', true],
    ['What is the colour of mooring 3?', true],
    // There is none.
    ['What is the colour of mooring 30?', false],
  ] as const)
    it(`${isAnswered ? 'answers' : 'refuses'} "${question}"`, () => {
      assert.equal(reading(question)?.startsWith('-- ') === true, isAnswered, reading(question) ?? '');
    });
});

const ofNation =
  await reader(`CREATE TABLE nation (nation_name TEXT PRIMARY KEY, population INTEGER NOT NULL, capital TEXT NOT NULL);
      CREATE TABLE town (town_name TEXT PRIMARY KEY, inhabitants INTEGER NOT NULL, nation_name TEXT NOT NULL REFERENCES nation (nation_name));
      CREATE TABLE peak (peak_name TEXT PRIMARY KEY, altitude INTEGER NOT NULL, nation_name TEXT NOT NULL REFERENCES nation (nation_name));
      INSERT INTO nation VALUES ('Norland', 900, 'Bergstad'), ('Sudland', 700, 'Havn');
      INSERT INTO town VALUES ('Bergstad', 90, 'Norland'), ('Havn', 80, 'Sudland');
      INSERT INTO peak VALUES ('Hoyde', 2100, 'Norland'), ('Tind', 1900, 'Norland'), ('Knaus', 300, 'Sudland');`);

describe('what is of one of its rows, or of what a column names', () => {
  for (const [question, isAnswered] of [
    ['What is the capital of Norland?', true],
    ['What is the population of Norland?', true],
    // That of the town.
    ['What is the population of the capital of Norland?', false],
    ['For each nation, give the number of peaks and the highest altitude.', true],
    // No nation is ranked.
    ['For each nation, give the number of peaks and the altitude of the highest one.', false],
  ] as const)
    it(`${isAnswered ? 'answers' : 'refuses'} "${question}"`, () => {
      assert.equal(ofNation(question)?.startsWith('-- ') === true, isAnswered, ofNation(question) ?? '');
    });
});
