import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reader } from '../../../support/asker.ts';

const reading = await reader(`
  CREATE TABLE rower (rower_id INTEGER PRIMARY KEY, first_name TEXT, country TEXT, style TEXT, birth_date DATE, joined_on DATE);
  CREATE TABLE race (race_id INTEGER PRIMARY KEY, race_name TEXT, race_date DATE, country TEXT);
  CREATE TABLE entry (entry_id INTEGER PRIMARY KEY, rower_id INTEGER REFERENCES rower (rower_id), race_id INTEGER REFERENCES race (race_id));
  CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, first_name TEXT);
  INSERT INTO rower VALUES (1, 'Ann', 'Norway', 'Country', '1990-01-02', '2020-01-01'), (2, 'Ben', 'Chile', 'River', '1985-03-04', '2021-05-06'),
    (3, 'Cleo', '', 'Country', '1999-05-06', '2022-01-01');
  INSERT INTO race VALUES (1, 'Tide', '2023-01-02', 'Norway'), (2, 'Weir', '2023-06-07', 'Chile');
  INSERT INTO entry VALUES (1, 1, 1), (2, 2, 1), (3, 1, 2);
  INSERT INTO coach VALUES (1, 'Ann');`);

test('what must be the same of theirs is not only there', () => {
  assert.equal(reading('Which rowers have rowed in their own country?'), 'refusal');
  assert.equal(reading('Which rowers joined in the year their country hosted a race?'), 'refusal');
});

test('a column is meant rather than a value that is called so', () => {
  assert.match(
    reading('Show the distinct countries of the rowers born after 1988.'),
    /values of country of rowers/,
  );
  assert.match(reading('How many rowers have the style Country?'), /style Country$/);
});

test('what is written as nothing may be unknown', () => {
  assert.equal(reading('Which rowers have no known country?'), 'refusal');
});
