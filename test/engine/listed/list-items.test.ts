import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE towns (town_id INTEGER PRIMARY KEY, town_name TEXT NOT NULL);
  CREATE TABLE fairs (fair_id INTEGER PRIMARY KEY, fair_name TEXT NOT NULL, fair_year INTEGER NOT NULL, visitors INTEGER NOT NULL,
    season TEXT NOT NULL, town_id INTEGER NOT NULL REFERENCES towns (town_id));
  INSERT INTO towns VALUES (1, 'Ely'), (2, 'Ayr');
  INSERT INTO fairs VALUES (1, 'Oat', 2009, 90, 'Autumn', 1), (2, 'Hay', 2003, 70, 'Autumn', 2), (3, 'Egg', 2005, 50, 'Spring', 1);`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('itemsOf()', () => {
  it('shows the column before an order that goes by something else', () =>
    answers({
      'Which fairs are in autumn? List the name and town in chronological order.': [
        ['Hay', 'Ayr'],
        ['Oat', 'Ely'],
      ],
      'Which fairs are in autumn? Give the name and visitors in alphabetical order.': [
        ['Hay', 70],
        ['Oat', 90],
      ],
      'Which fairs are in autumn? Show the name and town sorted by visitors.': [
        ['Hay', 'Ayr'],
        ['Oat', 'Ely'],
      ],
    }));

  it('shows the column that an order goes by', () =>
    answers({
      'Which fairs are in autumn? Show the name and visitors in descending order.': [
        ['Oat', 90],
        ['Hay', 70],
      ],
    }));
});
