import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { withDatesOfNames } from '../../../src/engine/meant/with-dates-of-names.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { asker } from '../support/asker.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';

const SCRIPT = `
  CREATE TABLE permits (permit_id INTEGER PRIMARY KEY, ruling TEXT NOT NULL, filed_on TEXT NOT NULL, ruling_date TEXT, fee INTEGER NOT NULL);
  INSERT INTO permits VALUES
    (1, 'granted', '2023-12-01', '2024-01-10', 10), (2, 'refused', '2024-01-05', '2024-02-01', 20),
    (3, 'granted', '2024-01-08', '2024-02-03', 40);
`;
const BY_MONTH = [
  ['2024-01', 1],
  ['2024-02', 2],
];

describe('the period of what a column is also called', () => {
  let ask: (question: string) => Promise<unknown>;
  before(async () => {
    ask = await asker(SCRIPT);
  });

  it('is that of its date', async () => {
    assert.deepEqual(await ask('Number of permits by month of ruling'), BY_MONTH);
    assert.deepEqual(await ask('Number of permits per ruling month'), BY_MONTH);
    assert.deepEqual(await ask('For each month of ruling, how many permits are there?'), BY_MONTH);
  });

  it('is not made up where no such date is known', () => {
    const tokens = tokenize('Number of permits by month of ruling');
    assert.equal(withDatesOfNames(tokens, { knowledge: { ...LOAN_BOOK, datasets: [] } }), tokens);
  });
});
