import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE leases (lease_id INTEGER PRIMARY KEY, signed_on TEXT NOT NULL, rent INTEGER NOT NULL, deposit_amt INTEGER NOT NULL, term_cd TEXT NOT NULL);
  INSERT INTO leases VALUES (1, '2023-02-01', 100, 5, 'ANN'), (2, '2024-03-01', 200, 7, 'MON'), (3, '2024-09-01', 300, 9, 'MON');`);

describe('dimension', () => {
  it('groups by the period after "by", which is no part of the name of a date', async () => {
    assert.deepEqual(await ask('leases signed by year'), [
      ['2023', 1],
      ['2024', 2],
    ]);
  });

  it('does not group by what rows are called', async () => {
    assert.equal(await ask('What is the average rent of annual leases?'), null);
    assert.deepEqual(await ask('number of yearly leases'), await ask('leases per year'));
  });

  it('takes a year of what a column is called for that year alone', async () => {
    const asked = await asker(`
      CREATE TABLE tractors (tractor_id INTEGER PRIMARY KEY, make TEXT NOT NULL, model TEXT NOT NULL, model_year INTEGER NOT NULL);
      INSERT INTO tractors VALUES (1, 'Deere', 'X', 2015), (2, 'Deere', 'Y', 2019), (3, 'Fendt', 'X', 2021);`);
    assert.deepEqual(await asked('number of tractors per make and model'), [
      ['Deere', 'X', 1],
      ['Deere', 'Y', 1],
      ['Fendt', 'X', 1],
    ]);
    assert.deepEqual(await asked('How many tractors have a model year before 2020?'), [[2]]);
  });
});
