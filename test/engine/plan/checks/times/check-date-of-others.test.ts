import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, gained_on TEXT NOT NULL);
  CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (member_id), visited_on TEXT NOT NULL);
  INSERT INTO members VALUES (1, 'Ida Moss', '2023-02-01'), (2, 'Max Hale', '2024-02-01');
  INSERT INTO visits VALUES (1, 1, '2024-03-01'), (2, 1, '2024-04-01'), (3, 2, '2025-05-01');`;

const rowsOf = await asker(SCRIPT);

describe('checkDateOfOthers()', () => {
  it('takes the own date of what is counted', async () => {
    assert.deepEqual(await rowsOf('How many percent more visits did we get in 2025 than in 2024?'), [[-50]]);
  });

  it('leaves the date of those who are spoken of', async () => {
    assert.deepEqual(await rowsOf('How many visits are there of members gained in 2023?'), [[2]]);
  });
});
