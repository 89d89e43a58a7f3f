import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE pupil (pupil_id INTEGER PRIMARY KEY, nickname TEXT NOT NULL);
  CREATE TABLE craft (craft_id INTEGER PRIMARY KEY, craft_name TEXT NOT NULL);
  CREATE TABLE craft_group (group_id INTEGER PRIMARY KEY, craft_id INTEGER NOT NULL REFERENCES craft (craft_id), room TEXT);
  CREATE TABLE enrolment (pupil_id INTEGER NOT NULL REFERENCES pupil (pupil_id), group_id INTEGER NOT NULL REFERENCES craft_group (group_id), mark REAL);
  CREATE TABLE vote (vote_id INTEGER PRIMARY KEY, pupil_id INTEGER NOT NULL REFERENCES pupil (pupil_id), phone TEXT NOT NULL);
  INSERT INTO pupil VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Cy');
  INSERT INTO craft VALUES (1, 'Weaving'), (2, 'Pottery');
  INSERT INTO craft_group VALUES (1, 1, 'A'), (2, 1, 'B'), (3, 2, 'A');
  INSERT INTO enrolment VALUES (1, 1, 2), (1, 3, 1), (2, 2, 3), (3, 3, 2);
  INSERT INTO vote VALUES (1, 1, '11'), (2, 1, '11'), (3, 1, '22'), (4, 2, '22'), (5, 2, '22');`);

describe('withPlainDeeds()', () => {
  for (const [question, rows] of [
    ['pupils enrolled in both Weaving and Pottery', [['Ada']]],
    ['How many pupils are enrolled in both Weaving and Pottery?', [[1]]],
    ['pupils not enrolled in both Weaving and Pottery', [['Bo'], ['Cy']]],
    ['pupils who enrolled in Weaving', [['Ada'], ['Bo']]],
    ['Which pupils voted more than twice?', [['Ada']]],
    ['pupils that were voted for at least 2 times', [['Ada'], ['Bo']]],
    ['Which phones voted more than twice?', [['22']]],
    ['Which pupils did not vote more than twice?', null],
  ] as const) {
    it(`says what they have: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }
});
