import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE orders (order_id INTEGER PRIMARY KEY, date_order_received TEXT NOT NULL, date_order_closed TEXT);
  CREATE TABLE clocks (clock_id INTEGER PRIMARY KEY, town TEXT, date_clock_received TEXT NOT NULL, date_clock_restored TEXT);
  INSERT INTO orders VALUES (1, '2021-01-01', '2021-01-05'), (2, '2021-01-03', NULL), (3, '2021-02-01', '2021-02-09');
  INSERT INTO clocks VALUES (1, 'Ely', '2021-01-01', '2021-01-11'), (2, 'Ayr', '2021-01-03', NULL), (3, 'Ayr', '2021-02-01', '2021-02-21');`);

async function answers(cases: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [question, rows] of Object.entries(cases)) assert.deepEqual(await ask(question), rows, question);
}

describe('withVerbDone()', () => {
  it('knows what takes so long by the date of when it was done', () =>
    answers({
      'What is the average number of days it takes to restore a clock?': [[15]],
      'How many days did it take to restore clock 1?': [[10]],
      'average days to restore a clock per town': [
        ['Ayr', 20],
        ['Ely', 10],
      ],
    }));

  it('leaves verbs of which no date tells', () => answers({ 'average days to polish a clock': null }));
});

describe('what takes so long, as a verb with the rows that it is done to', () => {
  it('is the date of the rows', () =>
    answers({
      'What is the average number of days it takes to close an order?': [[6]],
      'average days to close orders': [[6]],
    }));
});
