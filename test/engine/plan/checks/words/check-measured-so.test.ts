import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, work TEXT NOT NULL);
  INSERT INTO members VALUES (1, 'Ida Moss', 'Student'), (2, 'Max Hale', 'Retired'), (3, 'Eve Lund', 'Employed');`;

const rowsOf = await asker(SCRIPT);

describe('checkMeasuredSo()', () => {
  it('does not take some values that are named for all of them', async () => {
    assert.deepEqual(await rowsOf('How many members are student or retired?'), [[2]]);
    assert.notDeepEqual(await rowsOf('How many members are student, retired and so on?'), [[2]]);
  });
});
