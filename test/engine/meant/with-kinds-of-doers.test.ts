import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const SCRIPT = `
  CREATE TABLE guests (guest_id INTEGER PRIMARY KEY, guest_name TEXT NOT NULL);
  CREATE TABLE stays (stay_id INTEGER PRIMARY KEY, guest_id INTEGER NOT NULL REFERENCES guests (guest_id), nights INTEGER NOT NULL);
  CREATE TABLE complaints (complaint_id INTEGER PRIMARY KEY, stay_id INTEGER NOT NULL REFERENCES stays (stay_id), reported_by TEXT NOT NULL, closed_by TEXT NOT NULL, severity INTEGER NOT NULL);
  INSERT INTO guests VALUES (1, 'Ida Moss'), (2, 'Max Hale');
  INSERT INTO stays VALUES (1, 1, 2), (2, 2, 5);
  INSERT INTO complaints VALUES (1, 1, 'guest', 'host', 4), (2, 1, 'guest', 'guest', 2), (3, 2, 'host', 'guest', 9);`;

const rowsOf = await asker(SCRIPT);

describe('withKindsOfDoers()', () => {
  it('takes the rows that those of the kind made', async () => {
    assert.deepEqual(await rowsOf('average severity of complaints made by guests'), [[3]]);
    assert.deepEqual(await rowsOf('How many complaints were raised by guests?'), [[2]]);
  });

  it('leaves what was done with rows that are there', async () => {
    assert.notDeepEqual(await rowsOf('How many complaints were closed by guests?'), [[3]]);
  });
});
