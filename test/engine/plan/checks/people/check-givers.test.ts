import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, full_name TEXT);
  CREATE TABLE claims (claim_id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients (patient_id));
  INSERT INTO patients VALUES (1, 'Ada Wren'), (2, 'Bo Finch');
  INSERT INTO claims VALUES (1, 1), (2, 2), (3, 2);`);

describe('checkGivers()', () => {
  it('takes those to whom it was done for none who did it', async () => {
    assert.equal(await rowsOf('Who granted the most claims?'), null);
    assert.deepEqual(await rowsOf('Who has the most claims?'), [['Bo Finch']]);
  });

  it('takes them for none by whom it was done', async () => {
    assert.equal(await rowsOf('How many claims were granted by Bo Finch?'), null);
    assert.equal(await rowsOf('How many claims were approved by patients?'), null);
    assert.deepEqual(await rowsOf('How many claims does Bo Finch have?'), [[2]]);
  });
});
