import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const SCRIPT = `
  CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, joined_on TEXT NOT NULL);
  CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (member_id), visited_on TEXT NOT NULL, due_on TEXT NOT NULL);
  INSERT INTO members VALUES (1, 'Ida Moss', '2023-02-01'), (2, 'Max Hale', '2024-02-01');
  INSERT INTO visits VALUES (1, 1, '2024-03-01', '2024-03-01'), (2, 1, '2024-04-01', '2024-04-02'), (3, 2, '2024-05-01', '2024-05-01');`;

const rowsOf = await asker(SCRIPT);

describe('checkOnDate()', () => {
  it('does not take all that have a date for those that were done on it', async () => {
    assert.notDeepEqual(await rowsOf('visits made on the due date'), [[3]]);
  });
});
