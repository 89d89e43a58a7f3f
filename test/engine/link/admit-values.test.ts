import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reader } from '../support/asker.ts';

const reading =
  await reader(`CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, first_name TEXT, pup_init TEXT);
  CREATE TABLE exam (exam_id INTEGER PRIMARY KEY, pupil_id INTEGER REFERENCES pupil (pupil_id), mark TEXT);
  INSERT INTO pupil VALUES (1, 'Ann', 'B'), (2, 'Ben', 'A'), (3, 'Cleo', 'C'), (4, 'Dan', 'A');
  INSERT INTO exam VALUES (1, 1, 'A'), (2, 2, 'B'), (3, 3, 'A'), (4, 4, 'D');`);

describe('admitValues()', () => {
  it('takes a letter for no initial of a name that is not spoken of', () => {
    assert.match(reading('How many pupils got an A?'), /mark A$/);
    assert.match(reading('Which pupils never got a B?'), /no exams with mark B: /);
    assert.equal(reading('Which pupils got a C?'), 'refusal');
  });

  it('takes it for the initial where that is spoken of', () => {
    assert.match(reading('Which pupils have the init A?'), /init A: /);
  });
});
