import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE clerks (clerk_id INTEGER PRIMARY KEY, name TEXT NOT NULL, grade TEXT NOT NULL, birth_date TEXT NOT NULL);
  CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, clerk_id INTEGER NOT NULL REFERENCES clerks (clerk_id),
    stage TEXT NOT NULL, origin TEXT NOT NULL, amount REAL NOT NULL);
  CREATE TABLE reviews (review_id INTEGER PRIMARY KEY, claim_id INTEGER NOT NULL REFERENCES claims (claim_id), stage TEXT NOT NULL);
  INSERT INTO clerks VALUES (1, 'Ada', 'junior', '1990-02-03'), (2, 'Bo', 'senior', '1980-05-06');
  INSERT INTO claims VALUES (1, 1, 'lodged', 'phone', 10), (2, 2, 'settled', 'letter', 20), (3, 2, 'settled', 'phone', 30);
  INSERT INTO reviews VALUES (1, 1, 'lodged'), (2, 2, 'closed');`);

describe('withGeneralNoun()', () => {
  it('takes cases for the rows of which alone something is said', async () => {
    assert.deepEqual(await rowsOf('How many settled cases are there?'), [[2]]);
    assert.deepEqual(await rowsOf('phone cases by clerk'), [
      ['Ada', 1],
      ['Bo', 1],
    ]);
  });

  it('takes members and the like for people alone', async () => {
    assert.deepEqual(await rowsOf('How many senior members are there?'), [[1]]);
    assert.equal(await rowsOf('How many settled members are there?'), null);
  });

  it('leaves what may be said of others', async () => {
    assert.equal(await rowsOf('How many lodged cases are there?'), null);
  });
});
