import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE boat (boat_id INTEGER PRIMARY KEY, name TEXT NOT NULL, state TEXT NOT NULL, salvage_price REAL);
  CREATE TABLE survey (survey_id INTEGER PRIMARY KEY, boat_id INTEGER NOT NULL REFERENCES boat (boat_id), fee REAL NOT NULL);
  INSERT INTO boat SELECT value, 'Boat ' || value, CASE WHEN value % 2 THEN 'wrecked' ELSE 'moored' END,
    CASE WHEN value % 2 THEN 100 * value END FROM generate_series(1, 20);
  INSERT INTO survey SELECT value, 2 * value - 1, 10 * value FROM generate_series(1, 10);`);

describe('checkHadBy()', () => {
  it('refuses what none of the rows has', async () => {
    assert.equal(await ask('What is the average salvage price of moored boats?'), null);
    assert.equal(await ask('average survey fee for moored boats'), null);
    assert.equal(await ask('How many moored boats have a survey fee above 50?'), null);
  });

  it('lets through what they have, and how many there are', async () => {
    assert.deepEqual(await ask('What is the average salvage price of wrecked boats?'), [[1000]]);
    assert.deepEqual(await ask('average survey fee for wrecked boats'), [[55]]);
    assert.deepEqual(await ask('How many boats are moored?'), [[10]]);
    assert.deepEqual(await ask('number of surveys of moored boats'), [[0]]);
    assert.deepEqual(await ask('How many wrecked boats have a survey fee above 50?'), [[5]]);
  });
});
