import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE keeper (keeper_id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT NOT NULL);
  INSERT INTO keeper VALUES (1, 'Bayard', 'Ely'), (2, 'Cole', 'Bayford'), (3, 'Dunn', 'Bayton'), (4, 'Ely', 'Ayr');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('withNamesOfValues()', () => {
  it('takes a column for its own name', () =>
    answers({
      'how many keepers are from a town whose name starts with "Bay"?': [[2]],
      'number of keepers in towns whose names contain "ford"': [[1]],
    }));

  it('leaves the name of rows', () =>
    answers({ 'how many keepers whose name starts with "Bay" are there?': [[1]] }));
});

describe('withTextOfColumn()', () => {
  it('takes the text of the only column that is asked for', () =>
    answers({
      'towns starting with "Bay"': [['Bayford'], ['Bayton']],
      'towns whose name starts with "Bay"': [['Bayford'], ['Bayton']],
      'how many towns start with "Bay"?': [[2]],
    }));
});
