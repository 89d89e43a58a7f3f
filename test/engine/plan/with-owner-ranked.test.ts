import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE skipper (skipper_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, harbour TEXT NOT NULL, email TEXT NOT NULL);
      CREATE TABLE voyage (voyage_id INTEGER PRIMARY KEY, skipper_id INTEGER NOT NULL REFERENCES skipper (skipper_id), miles REAL NOT NULL);
      INSERT INTO skipper VALUES (1, 'Ann Abel', 'Lund', 'a@x'), (2, 'Bob Bond', 'Malmo', 'b@x'), (3, 'Cyd Cole', 'Malmo', 'c@x');
      INSERT INTO voyage VALUES (1, 1, 10.5), (2, 1, 9.5), (3, 1, 3), (4, 2, 4), (5, 2, 4.5), (6, 3, 7), (7, 3, 1);`);

const BY_SKIPPER =
  '-- Number of voyages by skipper full name and skipper harbour, highest first, only the top, showing only skipper harbour';

describe('withOwnerRanked()', () => {
  for (const [question, expected] of [
    ['the harbour of the skipper with the most voyages', BY_SKIPPER],
    ['What is the harbour of the skipper who made the most voyages?', BY_SKIPPER],
    // Which harbour has most of them.
    [
      'Which harbour has the most voyages?',
      '-- Skipper harbour by number of voyages, highest first, only the top',
    ],
    // What no two share.
    [
      'the email of the skipper with the most voyages',
      '-- Skipper email by number of voyages, highest first, only the top',
    ],
  ] as const)
    it(`reads "${question}"`, () => {
      assert.equal(reading(question), expected);
    });
});
