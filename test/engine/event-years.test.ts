import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from './support/asker.ts';

const ask = await asker(`
  CREATE TABLE abbey (abbey_id INTEGER PRIMARY KEY, name TEXT NOT NULL, founded INTEGER NOT NULL, dissolution TEXT, monks INTEGER);
  INSERT INTO abbey VALUES (1, 'Alne', 1132, '1538', 1200), (2, 'Bolton', 1154, '1539', 1300), (3, 'Crake', 1154, NULL, 1100);
  CREATE TABLE mill (mill_id INTEGER PRIMARY KEY, name TEXT NOT NULL, built TEXT NOT NULL, sold INTEGER NOT NULL);
  INSERT INTO mill VALUES (1, 'East', '1880', 1500), (2, 'North', '1931', 1600), (3, 'West', '1931', 1700);`);

describe('asYears()', () => {
  for (const [question, rows] of [
    ['Which mills were built before 1900?', [['East']]],
    ['Which mill was built first?', [['East']]],
    ['In which years was more than one mill built?', [['1931']]],
    ['In which year were most mills built?', [['1931']]],
    [
      'How many mills were built in each year?',
      [
        ['1880', 1],
        ['1931', 2],
      ],
    ],
    [
      'Show the name and the year of foundation of each abbey',
      [
        ['Alne', 1132],
        ['Bolton', 1154],
        ['Crake', 1154],
      ],
    ],
  ] as const) {
    it(`reads a column of years by what happened then: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }

  it('leaves numbers of other things as they are', async () => {
    assert.deepEqual(await ask('What is the average sold of all mills?'), [[1600]]);
  });
});

describe('a year before 1900', () => {
  it('is one after a word of time, and a number elsewhere', async () => {
    assert.deepEqual(await ask('Which mills were built after 1850?'), [['East'], ['North'], ['West']]);
    assert.deepEqual(await ask('Which abbeys have more than 1250 monks?'), [['Bolton']]);
  });
});
