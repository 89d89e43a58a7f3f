import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from './support/asker.ts';

const reading =
  await reader(`CREATE TABLE seminar (seminar_id INTEGER PRIMARY KEY, topic TEXT, term TEXT, year INTEGER);
      CREATE TABLE excursion (excursion_id INTEGER PRIMARY KEY, goal TEXT, day TEXT);
      INSERT INTO seminar VALUES (1, 'Rivers', 'Fall', 2019), (2, 'Dunes', 'Spring', 2020), (3, 'Reefs', 'Fall', 2020), (4, 'Reefs', 'Spring', 2019);
      INSERT INTO excursion VALUES (1, 'Sylt', '2019-04-02'), (2, 'Harz', '2019-10-07'), (3, 'Ruhr', '2020-10-09');`);

describe('withSeasonsAsNames()', () => {
  it('takes a season of a year for a term where the data has such terms', () => {
    const read = '-- Number of seminars, for seminars with term Fall and year 2019';
    assert.equal(reading('How many seminars were held in fall 2019?'), read);
    assert.equal(reading('How many seminars were there in the fall of 2019?'), read);
  });

  it('keeps it a time elsewhere', () => {
    assert.match(reading('How many excursions were there in fall 2019?'), /September 2019 to November 2019/);
  });
});
