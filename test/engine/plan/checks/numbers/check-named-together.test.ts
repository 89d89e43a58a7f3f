import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE clinics (clinic_id INTEGER PRIMARY KEY, city TEXT NOT NULL);
  CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, clinic_id INTEGER NOT NULL REFERENCES clinics (clinic_id), fee REAL);
  INSERT INTO clinics VALUES (1, 'Ilse'), (2, 'Mole'), (3, 'Tarn');
  INSERT INTO visits VALUES (1, 1, 10), (2, 2, 20), (3, 2, 30), (4, 3, 50);`);

describe('checkNamedTogether()', () => {
  it('takes no average of several that are named for one of all', async () => {
    assert.deepEqual(await rowsOf('average fee of visits at the Ilse and Mole clinics'), [
      ['Ilse', 10],
      ['Mole', 25],
    ]);
    assert.deepEqual(await rowsOf('average fee of visits at the Ilse and Mole clinics combined'), [[20]]);
  });

  it('adds up what is counted', async () => {
    assert.deepEqual(await rowsOf('number of visits at the Ilse and Mole clinics'), [[3]]);
  });
});
