import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading = await reader(`CREATE TABLE HRXSwimmingGrade7 (pupil TEXT, school TEXT, lap_score REAL);
      CREATE TABLE parent_contact (contact_id INTEGER PRIMARY KEY, parent TEXT, school TEXT, fee REAL);
      INSERT INTO HRXSwimmingGrade7 VALUES ('Ann', 'Elm', 7.5), ('Bob', 'Oak', 6), ('Cy', 'Elm', 9);
      INSERT INTO parent_contact VALUES (1, 'Di', 'Elm', 3), (2, 'Ed', 'Oak', 4);`);

describe('withoutTableWord()', () => {
  it('leaves out a word of the name of a table before a column that only it has', () => {
    assert.equal(reading('What is the average swimming score?'), '-- Average lap score');
  });

  it('keeps a word that no table has, and one before a column of another table', () => {
    assert.equal(reading('What is the average diving score?'), 'refusal');
    assert.equal(reading('What is the average swimming fee?'), 'refusal');
  });
});
