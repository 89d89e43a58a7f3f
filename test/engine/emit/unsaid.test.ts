import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asker } from '../support/asker.ts';

const ask = await asker(`
  CREATE TABLE receipt (receipt_id INTEGER PRIMARY KEY, amount REAL NOT NULL, approved TEXT, booked TEXT);
  INSERT INTO receipt VALUES (1, 5, 'true', 'yes'), (2, 7, NULL, NULL), (3, 9, 'true', 'no'), (4, 1, NULL, 'no');`);

describe('withUnsaid()', () => {
  for (const [question, rows] of [
    ['How many receipts were approved?', [[2]]],
    ['How many receipts were not approved?', [[2]]],
    ['What is the total amount of receipts that are not approved?', [[8]]],
    // Of these it is said.
    ['How many receipts are not booked?', [[2]]],
  ] as const) {
    it(`counts those of which nothing is said only where nothing else says no: ${question}`, async () => {
      assert.deepEqual(await ask(question), rows);
    });
  }
});
