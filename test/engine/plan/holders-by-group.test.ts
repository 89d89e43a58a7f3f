import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const TABLES = `
  CREATE TABLE clinics (clinic_id INTEGER PRIMARY KEY, clinic_name TEXT NOT NULL);
  CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL);
  CREATE TABLE referrals (referral_id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients (patient_id),
    clinic_id INTEGER NOT NULL REFERENCES clinics (clinic_id));
  INSERT INTO clinics VALUES (1, 'Mill House'), (2, 'North House');
  INSERT INTO patients VALUES (1, 'Ada Wren'), (2, 'Bo Finch'), (3, 'Cy Tern');
  INSERT INTO referrals VALUES (1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 3, 1);`;

const VISITS = (column: string): string => `
  CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients (patient_id),
    clinic_id INTEGER NOT NULL REFERENCES clinics (clinic_id), ${column});
  INSERT INTO visits VALUES (1, 1, 1, 1), (2, 2, 1, 2), (3, 2, 1, 2), (4, 3, 2, 3);`;

describe('holdersByGroup()', async () => {
  const rowsOf = await asker(
    TABLES + VISITS('referral_id INTEGER NOT NULL REFERENCES referrals (referral_id)'),
  );

  const counted = [
    ['Mill House', 2],
    ['North House', 1],
  ];

  it('counts who has what came of the others, of two kinds of rows that connect them', async () => {
    assert.deepEqual(await rowsOf('Number of patients by clinic'), counted);
    assert.deepEqual(await rowsOf('Number of different patients served by each clinic'), counted);
  });

  it('ranks by them', async () => {
    assert.deepEqual(await rowsOf('Which clinic has the most patients?'), [['Mill House', 2]]);
    assert.deepEqual(await rowsOf('Top 2 clinics by number of patients'), counted);
  });

  it('asks which are meant where neither came of the other', async () => {
    const either = await asker(TABLES + VISITS('hours INTEGER NOT NULL'));
    assert.equal(await either('Number of patients by clinic'), null);
  });
});
