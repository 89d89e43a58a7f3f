import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE person (person_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, town TEXT NOT NULL);
  CREATE TABLE shop (shop_id INTEGER PRIMARY KEY, shop_name TEXT NOT NULL);
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES person, shop_id INTEGER NOT NULL REFERENCES shop,
    ordered_on TEXT NOT NULL, grade TEXT NOT NULL);
  INSERT INTO person VALUES (1, 'Ada Ames', 'Ely'), (2, 'Bo Birch', 'Ayr'), (3, 'Cy Cole', 'Ayr');
  INSERT INTO shop VALUES (1, 'North'), (2, 'South');
  INSERT INTO orders VALUES (1, 1, 1, '2024-02-01', 'A'), (2, 2, 1, '2025-03-01', 'B'), (3, 2, 2, '2025-03-02', 'G');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('withNobodyWrittenOut()', () => {
  it('takes the only people there are for nobody', () =>
    answers({
      'towns where nobody has an order from 2025': [['Ely']],
      'towns where no one has an order from 2025': [['Ely']],
    }));

  it('takes the rows that have the day of what was done for nothing', () =>
    answers({
      'people who ordered nothing in 2025': [['Ada Ames'], ['Cy Cole']],
    }));

  it('leaves nothing where no day tells that it was done', () =>
    answers({ 'people who whispered nothing': null }));
});
