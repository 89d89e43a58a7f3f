import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE skipper (id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, joined_on TEXT NOT NULL,
        fleet_size INTEGER NOT NULL, harbour TEXT NOT NULL);
      CREATE TABLE prize (id INTEGER PRIMARY KEY, skipper_id INTEGER NOT NULL REFERENCES skipper (id), bonus REAL NOT NULL,
        entries INTEGER NOT NULL, club_id INTEGER NOT NULL, kind TEXT NOT NULL);
      CREATE TABLE duel (id INTEGER PRIMARY KEY, winner_id INTEGER NOT NULL REFERENCES skipper (id), winner_rank INTEGER NOT NULL,
        loser_id INTEGER NOT NULL REFERENCES skipper (id), loser_rank INTEGER NOT NULL);
      INSERT INTO skipper VALUES (1, 'Ann Abel', '2020-01-03', 12, 'Cowes'), (2, 'Bob Bond', '2022-05-06', 30, 'Hamble');
      INSERT INTO prize VALUES (1, 1, 100.5, 12, 7, 'day'), (2, 1, 80.5, 40, 7, 'week'), (3, 2, 120.5, 9, 8, 'day');
      INSERT INTO duel VALUES (1, 1, 3, 2, 9), (2, 2, 11, 1, 4);`);

describe('rowsOfExtremes()', () => {
  for (const [question, expected] of [
    [
      'Which skipper got the highest bonus?',
      '-- Prizes: skipper full name, highest bonus first, only the top',
    ],
    [
      'Which skipper has the minimum bonus?',
      '-- Prizes: skipper full name, lowest bonus first, only the bottom',
    ],
    [
      'Top 2 skippers by fleet size with their harbour',
      '-- Skippers: full name, harbour and fleet size, highest fleet size first, top 2',
    ],
    // They may be all that each of them had.
    ['Which skipper has the highest entries?', 'refusal'],
    // A kind has many.
    ['Which kind has the highest bonus?', 'refusal'],
  ] as const)
    it(`reads "${question}"`, () => {
      assert.equal(reading(question), expected);
    });
});

describe('withSomebody()', () => {
  it('finds those of whom it is kept when they came', () => {
    assert.match(reading('Who joined most recently?'), /^-- Skippers: full name, latest joined on first/);
  });
});

describe('withKeyNouns()', () => {
  it('calls things of which there is no table as their keys do', () => {
    assert.equal(reading('What is the average bonus for each club?'), '-- Average bonus by club id');
  });

  it('reads whose column it is where a key tells who that is', () => {
    assert.equal(reading('What is the average rank of the losers?'), '-- Average loser rank');
  });
});

describe('isRank()', () => {
  it('takes the first for the highest', () => {
    assert.equal(
      reading('What is the highest winner rank?'),
      '-- Lowest winner rank (the highest rank is 1)',
    );
  });
});

describe('withMostHad()', () => {
  for (const question of [
    'Find the skipper that the most prizes belong to.',
    'Find the skipper to whom the fewest prizes belong.',
  ])
    it(`reads "${question}"`, () => {
      assert.match(reading(question), /^-- Skipper full name by number of prizes/);
    });
});
