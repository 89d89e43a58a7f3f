import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE remedy (remedy_id INTEGER PRIMARY KEY, remedy_name TEXT NOT NULL, form TEXT NOT NULL, price REAL NOT NULL);
  INSERT INTO remedy VALUES (1, 'Alba', 'tablet', 4), (2, 'Brim', 'syrup', 6), (3, 'Corl', 'tablet', 5);`);

describe('withEverySuch()', () => {
  for (const [question, rows] of [
    [
      'List the remedy name and price of every tablet.',
      [
        ['Alba', 4],
        ['Corl', 5],
      ],
    ],
    ['Show the remedy name of each tablet', [['Alba'], ['Corl']]],
    ['average price of every tablet', null],
  ] as const) {
    it(`is of all of a kind: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }
});
