import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE phases (phase_code TEXT PRIMARY KEY, phase_description TEXT);
  CREATE TABLE permits (permit_id INTEGER PRIMARY KEY, date_permit_granted DATETIME NOT NULL, street TEXT);
  CREATE TABLE hearings (hearing_id INTEGER PRIMARY KEY, permit_id INTEGER REFERENCES permits (permit_id),
    phase_code TEXT REFERENCES phases (phase_code), hearing_date DATETIME);
  INSERT INTO phases VALUES ('Granted', 'Granted'), ('Draft', 'Draft');
  INSERT INTO permits VALUES (1, '2021-01-03 10:00:00', 'Elm'), (2, '2021-06-03 10:00:00', 'Oak'), (3, '2022-02-03 10:00:00', 'Ash');
  INSERT INTO hearings VALUES (1, 1, 'Granted', '2021-01-03'), (2, 1, 'Draft', '2020-02-05'), (3, 2, 'Draft', '2021-06-01');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('statesOfOthers()', () => {
  it('takes what was done for the date of the rows, and not for a state in their history', () =>
    answers({
      'How many permits were granted each year?': [
        ['2021', 2],
        ['2022', 1],
      ],
      'How many permits were granted in 2021?': [[2]],
      'How many permits have been granted?': [[3]],
    }));

  it('keeps the state of the rows themselves', () => answers({ 'How many hearings are granted?': [[1]] }));
});
