import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE clinics (clinic_id INTEGER PRIMARY KEY, clinic_name TEXT, city TEXT);
  CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, full_name TEXT, birth_date TEXT, city TEXT);
  CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, clinic_id INTEGER REFERENCES clinics (clinic_id),
    patient_id INTEGER REFERENCES patients (patient_id), fee REAL);
  INSERT INTO clinics VALUES (1, 'North House', 'Ilse'), (2, 'Mill House', 'Mole');
  INSERT INTO patients VALUES (1, 'Ada Wren', '1980-01-01', 'Tarn'), (2, 'Bo Finch', '1981-01-01', 'Mole');
  INSERT INTO visits VALUES (1, 1, 1, 10), (2, 2, 1, 20), (3, 2, 2, 30);`);

describe('checkPlaces()', () => {
  it('takes no place where people live for the one at which it was done', async () => {
    assert.equal(await rowsOf('How many visits were there at Tarn?'), null);
    assert.deepEqual(await rowsOf('How many visits by patients in Tarn were there?'), [[2]]);
    assert.deepEqual(await rowsOf('How many visits at clinics in Mole?'), [[2]]);
  });
});
