import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE boats (boat_id INTEGER PRIMARY KEY, boat_name TEXT);
  CREATE TABLE stages (stage_code TEXT PRIMARY KEY, stage_description TEXT);
  CREATE TABLE repairs (repair_id INTEGER PRIMARY KEY, boat_id INTEGER REFERENCES boats (boat_id), date_repair_requested DATETIME NOT NULL,
    date_repair_finished DATETIME, fault TEXT);
  CREATE TABLE repair_steps (step_id INTEGER PRIMARY KEY, repair_id INTEGER REFERENCES repairs (repair_id),
    stage_code TEXT REFERENCES stages (stage_code), step_date DATETIME);
  INSERT INTO boats VALUES (1, 'Petrel'), (2, 'Gannet'), (3, 'Skua');
  INSERT INTO stages VALUES ('Requested', 'Requested'), ('Finished', 'Finished'), ('Parts', 'Waiting for parts');
  INSERT INTO repairs VALUES (1, 1, '2021-01-03 10:00:00', '2021-02-05 10:00:00', 'leak'),
    (2, 1, '2021-06-03 10:00:00', NULL, 'rudder'), (3, 2, '2022-02-03 10:00:00', '2022-03-01 09:00:00', 'mast');
  INSERT INTO repair_steps VALUES (1, 1, 'Requested', '2021-01-03'), (2, 1, 'Finished', '2021-02-05'), (3, 2, 'Parts', '2021-06-04');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('everDone()', () => {
  it('has rows with the date that the verb is told by, and shows no date', () =>
    answers({
      'Which repairs have been finished?': [[1], [3]],
      'id and fault of repairs that were finished': [
        [1, 'leak'],
        [3, 'mast'],
      ],
      'Which boats have repairs that were finished?': [['Petrel'], ['Gannet']],
      'percentage of repairs finished': [[66.67]],
    }));

  it('groups by that date, and by what is said else', () =>
    answers({
      'repairs requested per year': [
        ['2021', 2],
        ['2022', 1],
      ],
      'How many repairs were finished per boat?': [
        ['Gannet', 1],
        ['Petrel', 1],
      ],
      'How many repairs were finished for the Petrel?': [[1]],
    }));
});
