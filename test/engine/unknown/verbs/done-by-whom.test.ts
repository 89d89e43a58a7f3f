import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../../support/asker.ts';

const ask = await asker(`
  CREATE TABLE rangers (ranger_id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);
  CREATE TABLE huts (hut_id INTEGER PRIMARY KEY, hut_name TEXT);
  CREATE TABLE faults (fault_id INTEGER PRIMARY KEY, hut_id INTEGER REFERENCES huts (hut_id), fault_title TEXT,
    logged_by_ranger_id INTEGER NOT NULL REFERENCES rangers (ranger_id), approved_by_ranger_id INTEGER REFERENCES rangers (ranger_id));
  INSERT INTO rangers VALUES (1, 'Ann', 'Lee'), (2, 'Bo', 'Ray'), (3, 'Cy', 'Poe');
  INSERT INTO huts VALUES (1, 'Eyrie'), (2, 'Den');
  INSERT INTO faults VALUES (1, 1, 'leak', 1, 2), (2, 1, 'draught', 2, NULL), (3, 2, 'rust', 1, 3);`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('doneByWhom() by a key that is called so', () => {
  it('tells apart what was done by whom', () =>
    answers({
      'faults logged by Ann Lee': [['leak'], ['rust']],
      'Which faults were approved by the ranger Bo Ray?': [['leak']],
      'Which faults were logged by Ann Lee and approved by Bo Ray?': [['leak']],
      'Which huts have faults that were logged by Ann Lee?': [['Eyrie'], ['Den']],
    }));

  it('asks who did it, and counts for each', () =>
    answers({
      'Who logged the most faults?': [['Ann', 'Lee']],
      'Which ranger logged the most faults?': [['Ann', 'Lee']],
      'How many faults were approved by each ranger?': [
        ['Bo', 'Ray', 1],
        ['Cy', 'Poe', 1],
      ],
    }));

  it('takes nothing that is done by somebody for something else', () =>
    answers({ 'faults logged by rangers': null, 'number of faults logged by hut': null }));
});
