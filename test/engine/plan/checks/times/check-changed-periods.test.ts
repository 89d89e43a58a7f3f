import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../../../support/asker.ts';

const reading = await reader(`
  CREATE TABLE walkers (walker_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE walks (walk_id INTEGER PRIMARY KEY, walker_id INTEGER NOT NULL REFERENCES walkers (walker_id), walked_on TEXT NOT NULL);
  INSERT INTO walkers VALUES (1, 'Ida Moss'), (2, 'Max Hale');
  INSERT INTO walks VALUES (1, 1, '2022-05-01'), (2, 1, '2023-05-01'), (3, 2, '2023-06-01');`);

describe('checkChangedPeriods()', () => {
  it('takes no change of each row where two numbers are asked for', () => {
    assert.equal(reading('yearly growth of walkers and walks'), 'refusal');
  });

  it('shows a number beside its change where both are asked for', () => {
    assert.match(reading('yearly growth of walks'), /showing only/);
    assert.doesNotMatch(reading('growth and number of walks by year'), /showing only/);
    assert.doesNotMatch(reading('for each year, the count and the growth of walks'), /showing only/);
  });
});
