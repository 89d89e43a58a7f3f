import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE members (member_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE tests (
    test_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, taken_on TEXT NOT NULL, result TEXT NOT NULL
  );
  INSERT INTO members VALUES (1, 'Ada Lund'), (2, 'Bo Berg');
  INSERT INTO tests VALUES (1, 1, '2023-02-01', 'passed'), (2, 2, '2023-03-01', 'passed'), (3, 2, '2023-04-01', 'failed');
`;

describe('the first of each', () => {
  it('is not the first of all', async () => {
    const ask = await asker(SCRIPT);
    assert.equal(await ask('how many members passed at first test?'), null);
    assert.equal(await ask('how many members passed on the first test?'), null);
  });
});

describe('who did it first', () => {
  it('is not everybody who did, whatever a column is called', async () => {
    const ask = await asker(`
      CREATE TABLE pupils (pupil_id INTEGER PRIMARY KEY, pupil_name TEXT NOT NULL, date_first_registered TEXT);
      INSERT INTO pupils VALUES (1, 'Ada Lund', '2019-05-01'), (2, 'Bo Berg', '2018-05-01');`);
    assert.notDeepEqual(await ask('Which pupils registered first?'), [['Ada Lund'], ['Bo Berg']]);
    assert.deepEqual(await ask('Which pupils have registered?'), [['Ada Lund'], ['Bo Berg']]);
  });
});
