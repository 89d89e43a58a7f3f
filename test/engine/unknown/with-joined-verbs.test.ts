import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE docks (dock_id INTEGER PRIMARY KEY, dock_name TEXT NOT NULL, quarter TEXT NOT NULL);
  CREATE TABLE patrons (patron_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, letter_opt_in INTEGER NOT NULL);
  CREATE TABLE jobs (job_id INTEGER PRIMARY KEY, patron_id INTEGER NOT NULL REFERENCES patrons (patron_id),
    pickup_dock_id INTEGER NOT NULL REFERENCES docks (dock_id), dropoff_dock_id INTEGER NOT NULL REFERENCES docks (dock_id));
  CREATE TABLE tryout (patron_id INTEGER NOT NULL REFERENCES patrons (patron_id), crew TEXT NOT NULL, PRIMARY KEY (patron_id, crew));
  INSERT INTO docks VALUES (1, 'Pier A', 'Old'), (2, 'Pier B', 'Old'), (3, 'Pier C', 'New');
  INSERT INTO patrons VALUES (1, 'Ida Moss', 1), (2, 'Max Hale', 0), (3, 'Pia Roe', 1);
  INSERT INTO jobs VALUES (1, 1, 1, 3), (2, 2, 2, 1), (3, 3, 3, 1), (4, 3, 1, 3);
  INSERT INTO tryout VALUES (1, 'Reds'), (3, 'Reds'), (3, 'Blues');`);

describe('withJoinedVerbs()', () => {
  it('finds the noun of a verb and its particle', async () => {
    assert.deepEqual(await rowsOf('How many jobs were picked up in the Old quarter?'), [[3]]);
    assert.deepEqual(
      await rowsOf('How many jobs were picked up in the Old quarter and dropped off in the New quarter?'),
      [[2]],
    );
    assert.deepEqual(await rowsOf('How many patrons tried out for Reds?'), [[2]]);
    assert.deepEqual(await rowsOf('Which patrons have never tried out?'), [['Max Hale']]);
    assert.deepEqual(await rowsOf('Which patrons opted in to the letter?'), [['Ida Moss'], ['Pia Roe']]);
  });

  it('leaves a particle of which the data has no noun', async () => {
    assert.equal(await rowsOf('How many jobs were handed over in the Old quarter?'), null);
  });
});
