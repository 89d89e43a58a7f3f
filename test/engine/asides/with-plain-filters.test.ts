import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainFilters } from '../../../src/engine/asides/with-plain-filters.ts';
import { rewording } from '../support/rewording.ts';

const read = rewording(withPlainFilters);

describe('withPlainFilters()', () => {
  it('says what rows are recorded as', () => {
    assert.equal(read('loans recorded as late'), 'loans that are late');
    assert.equal(read('loans whose status is listed as late'), 'loans whose status is late');
  });

  it('makes a range of what is called one', () => {
    assert.equal(read('rates in the 8 to 10 percent range'), 'rates between 8 and 10 percent');
    assert.equal(read('people in the 30-40 age range'), 'people with age between 30 and 40');
    assert.equal(read('fees within the range 5 to 10'), 'fees between 5 and 10');
    assert.equal(read('version numbers later than 5'), 'version numbers above 5');
  });

  it('says a repeated preposition once', () => {
    assert.equal(read('shops in Oslo or in Bergen'), 'shops in oslo or bergen');
    assert.equal(read('shops neither in Oslo nor in Bergen'), 'shops in neither oslo nor bergen');
  });

  it('says who did nothing, and who has what was found', () => {
    assert.equal(read('coats that no one ever wore'), 'coats that nobody wore');
    assert.equal(read('coats that were worn by nobody'), 'coats that were never worn');
    assert.equal(read('coats that have no known owner'), 'coats that have no owner');
    assert.equal(read('books that were never taken out?'), 'books that were never borrowed ?');
    assert.equal(read('cats diagnosed with asthma'), 'cats with a diagnosis of asthma');
    assert.equal(read('cats that have been diagnosed with asthma'), 'cats that have a diagnosis of asthma');
  });

  it('says what is not known and what there is none of', () => {
    assert.equal(read('people whose score we do not know'), 'people with no score');
    assert.equal(read('bills on which no fee was charged'), 'bills with no fee');
  });

  it('gives a percentage its rate', () => {
    assert.equal(read('loans priced above 10 %'), 'loans with rate above 10 %');
  });

  it('says what rows have less of than what is theirs, and in which order they came', () => {
    assert.equal(
      read('clerks with a higher salary than their manager'),
      "clerks whose salary is above the manager 's salary",
    );
    assert.equal(
      read('clerks whose age is lower than that of their manager'),
      "clerks whose age is below the manager 's age",
    );
    assert.equal(read('clerks in the order in which they were hired'), 'clerks , earliest hired first');
    assert.equal(read('clerks who are ill or are retired'), 'clerks who are ill or retired');
    assert.equal(read('rentals that end in June'), 'rentals that ended in june');
  });

  it('asks which has none, or the most', () => {
    assert.equal(read('At which street is there no meter?'), 'which street have no meter ?');
    assert.equal(read('streets where there is no meter'), 'streets without meter');
    assert.equal(read('By which clerk were the most offers made?'), 'which clerk had the most offers ?');
  });

  it('leaves other questions alone', () => {
    assert.equal(read('loans in Texas or with a score below 600'), null);
    assert.equal(read('how many loans include a fee and a score?'), null);
  });
});
