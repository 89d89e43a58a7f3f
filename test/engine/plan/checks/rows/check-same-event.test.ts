import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const rowsOf = await asker(`
  CREATE TABLE pupil (pupil_no INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
  CREATE TABLE choir (choir_no INTEGER PRIMARY KEY, choir_name TEXT);
  CREATE TABLE member_of (pupil_no INTEGER REFERENCES pupil (pupil_no), choir_no INTEGER REFERENCES choir (choir_no), part TEXT,
    PRIMARY KEY (pupil_no, choir_no));
  INSERT INTO pupil VALUES (1, 'Ada', 'Bell'), (2, 'Ben', 'Cole'), (3, 'Cy', 'Dunn');
  INSERT INTO choir VALUES (1, 'Larks'), (2, 'Wrens');
  INSERT INTO member_of VALUES (1, 1, 'Soloist'), (2, 1, 'Alto'), (2, 2, 'Soloist'), (3, 2, 'Alto');`);

describe('checkSameEvent()', () => {
  it('refuses what is met by two of them where it is said of one', async () => {
    assert.equal(await rowsOf('pupils who are Soloist of the Larks'), null);
  });

  it('lets it through where it is asked of the same one, or of two', async () => {
    assert.deepEqual(await rowsOf('pupils with part Soloist in the Larks'), [['Ada', 'Bell']]);
    assert.deepEqual(await rowsOf('pupils who are Soloist and are in the Larks'), [
      ['Ada', 'Bell'],
      ['Ben', 'Cole'],
    ]);
  });
});
