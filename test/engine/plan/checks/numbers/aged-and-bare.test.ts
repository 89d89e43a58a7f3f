import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER, net_worth_millions REAL);
  INSERT INTO singer VALUES (1, 'Ann', 'Peru', 70, 30.5), (2, 'Bo', 'Peru', 20, 90.5), (3, 'Cy', 'Chad', 65, 10.5), (4, 'Di', 'Chad', 40, 20.5);`);

describe('checkNumberOfNoun()', () => {
  it('takes no bare number after an age for another quantity', async () => {
    assert.equal(await ask('Show countries that have a singer above age 60 and a singer below 25.'), null);
  });

  it('lets through a number by itself', async () => {
    assert.deepEqual(await ask('Show the names of the singers above age 60.'), [['Ann'], ['Cy']]);
  });
});
