import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE incident (incident_no INTEGER PRIMARY KEY, call_date TEXT NOT NULL, incident_group TEXT NOT NULL);
  CREATE TABLE crew (crew_id INTEGER PRIMARY KEY, name TEXT NOT NULL, formed_on TEXT NOT NULL);
  CREATE TABLE attendance (incident_no INTEGER NOT NULL REFERENCES incident (incident_no), crew_id INTEGER NOT NULL REFERENCES crew (crew_id));
  INSERT INTO incident VALUES (1, '2021-02-03', 'Flood'), (2, '2021-06-03', 'Blaze'), (3, '2022-02-03', 'Blaze'), (4, '2022-03-04', 'Blaze'), (5, '2022-05-04', 'Flood');
  INSERT INTO crew VALUES (1, 'Red', '2019-01-01'), (2, 'Blue', '2021-05-01');
  INSERT INTO attendance VALUES (1, 1), (2, 2), (3, 1);`);

describe('isStanding()', () => {
  it('takes what happens as of its date, whatever refers to it', async () => {
    assert.deepEqual(await ask('How many incidents were there in 2021?'), [[2]]);
    assert.deepEqual(await ask('How many blazes were there in 2022?'), [[2]]);
    assert.deepEqual(await ask('percentage of incidents that were blazes by year'), [
      ['2021', 50],
      ['2022', 66.67],
    ]);
  });

  it('asks what those did that are there at any time', async () => {
    assert.equal(await ask('How many crews were there in 2021?'), null);
  });
});
