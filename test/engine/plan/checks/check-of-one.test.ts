import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../support/asker.ts';

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
