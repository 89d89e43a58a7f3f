import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isStatement } from '../../src/shared/mod.ts';

describe('isStatement()', () => {
  for (const text of [
    'SELECT count(*) FROM loans',
    'select grade from loans',
    "SELECT 'the rate of the loans' AS text",
    'select 1',
    '-- Loans that are late\nSELECT count(*) FROM loans;',
    '/* of all */ (SELECT loan_id FROM loans LIMIT 5)',
    'SELECT *\nFROM payments -- of the year\nLIMIT 5',
    'WITH late AS (SELECT 1) SELECT * FROM late',
    'with recursive n(i) as (select 1) select i from n',
    'VALUES (1), (2)',
    'EXPLAIN QUERY PLAN SELECT 1',
  ]) {
    it(`takes ${JSON.stringify(text)} for one`, () => assert.equal(isStatement(text), true));
  }
  for (const text of [
    'How many loans are there?',
    'Select the loans from Texas',
    'select loans of borrowers from Ohio (home owners)',
    'Select borrowers who have more than 3 loans',
    'With which channel do most applications come from Ohio?',
    'values of the grade column',
    'explain the default rate',
    'selected loans by grade',
    '',
  ]) {
    it(`takes ${JSON.stringify(text)} for none`, () => assert.equal(isStatement(text), false));
  }
});
