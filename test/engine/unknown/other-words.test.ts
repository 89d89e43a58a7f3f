import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading = await reader(`CREATE TABLE seat (seat_id INTEGER PRIMARY KEY, seat_row INTEGER, fare REAL);
      CREATE TABLE dog (dog_id INTEGER PRIMARY KEY, dog_name TEXT, gender TEXT);
      CREATE TABLE skater (skater_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, sex TEXT, num_titles INTEGER);
      CREATE TABLE referee (referee_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, pay REAL, hired_on TEXT);
      INSERT INTO seat VALUES (1, 1, 10.5), (2, 2, 8);
      INSERT INTO dog VALUES (1, 'Rex', 'gelding'), (2, 'Fay', 'mare');
      INSERT INTO skater VALUES (1, 'Ann', 'Abel', 'female', 3), (2, 'Bob', 'Bond', 'male', 5), (3, 'Cy', 'Cole', 'male', 1);
      INSERT INTO referee VALUES (1, 'Di', 'Dean', 100, '2020-01-05'), (2, 'Ed', 'Eck', 90, '2021-02-06');`);

describe('withOtherWords()', () => {
  it('takes a word for a column that is called by another, of a table that is spoken of', () => {
    assert.equal(reading('What is the average ticket price of a seat?'), '-- Average fare');
    assert.equal(reading('What is the average ticket price of a dog?'), 'refusal');
  });

  it('takes a word for a table that is called by another', () => {
    assert.equal(reading('How many umpires are there?'), '-- Number of referees');
    assert.equal(reading('How many cats are there?'), 'refusal');
  });

  it('reads "amount of" as a number of them, or as the column itself', () => {
    assert.match(reading('Which skater has the largest amount of titles?'), /^-- Skaters: .*titles first/);
  });
});

describe('withSexNouns()', () => {
  it('takes "women" for the people who are female, and "men" for no animals', () => {
    assert.equal(reading('How many women are there?'), '-- Number of skaters, for skaters with sex female');
    assert.equal(reading('What is the average pay of women?'), 'refusal');
  });
});

describe('otherWordings()', () => {
  it('asks when somebody did what the data says was done', () => {
    assert.match(reading('When did each referee join?'), /^-- Referees: first name, last name and hired on$/);
    assert.equal(reading('When did each skater join?'), 'refusal');
  });
});
