import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withDefinitions } from '../../src/engine/definitions.ts';
import { recognizeWords } from '../../src/engine/recognize/words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { asker } from './support/asker.ts';

describe('withDefinitions()', () => {
  it('writes the formula in the place of the name, wherever it is said', () => {
    for (const question of [
      'net loss (principal minus recoveries) by grade',
      'net loss, defined as principal minus recoveries, by grade',
      'net loss by grade: principal minus recoveries',
      'Net loss is defined here as principal minus recoveries. net loss by grade',
      'net loss by grade, where net loss is principal minus recoveries',
    ])
      assert.equal(expanded(question), '⟦ principal minus recoveries ⟧ by grade', question);
  });

  it('takes the groups before a formula for no name', () => {
    for (const question of [
      'by grade: principal minus recoveries',
      'for each grade: principal minus recoveries',
    ])
      assert.equal(expanded(question), null, question);
  });

  it('takes a comma before a further step for a part of the formula', () => {
    assert.equal(
      expanded('Define net loss as principal, less fees, less recoveries. What is the net loss?'),
      'what is the ⟦ principal less fees less recoveries ⟧ ?',
    );
  });

  it('shows the same of what a name stands for where it stands again', () => {
    assert.equal(
      expanded('top 5 by total profit (price minus cost), showing name and profit'),
      'top 5 by total ⟦ price minus cost ⟧ , showing name and total ⟦ price minus cost ⟧',
    );
  });

  it('leaves brackets, colons and sentences alone that compute nothing', () => {
    for (const question of ['loans by grade (A and B)', 'by grade: number, volume', 'Show loans. List all.'])
      assert.equal(expanded(question), null, question);
  });

  it('takes no groups before a colon for a name', () => {
    for (const question of [
      'By grade: principal minus recoveries',
      'Monthly: principal minus recoveries',
      'Each town: principal minus recoveries',
    ])
      assert.equal(expanded(question), null, question);
  });
});

describe('restatedIn(), basedIn()', async () => {
  const rowsOf = await asker(`
    CREATE TABLE shops (shop_id INTEGER PRIMARY KEY, shop_name TEXT NOT NULL);
    CREATE TABLE bills (bill_id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops (shop_id), amount_due REAL NOT NULL, amount_paid REAL NOT NULL);
    INSERT INTO shops VALUES (1, 'Mill'), (2, 'Quay'), (3, 'Tower');
    INSERT INTO bills VALUES (1, 1, 30, 10), (2, 1, 10, 10), (3, 2, 90, 10), (4, 2, 20, 20), (5, 3, 7, 6);`);

  it('adds up the column that a note names, or an amount is based on', async () => {
    for (const question of [
      'Top 2 shops by total takings. Note that takings refers to the sum of amount_paid in the bills table.',
      'Top 2 shops by total takings (based on amount paid)',
    ])
      assert.deepEqual(
        await rowsOf(question),
        [
          ['Quay', 30],
          ['Mill', 20],
        ],
        question,
      );
  });

  it('shows what is added up for each of the groups, and not the amounts of single rows', async () => {
    const best = [
      ['Quay', 80],
      ['Mill', 20],
    ];
    assert.deepEqual(
      await rowsOf(
        'Top 2 shops by arrears (amount due - amount paid). Return the shop name and the arrears.',
      ),
      best,
    );
    assert.deepEqual(
      await rowsOf(
        'Top 2 shops by total arrears across all their bills, where arrears means amount due minus amount paid',
      ),
      best,
    );
  });
});

function expanded(question: string): string | null {
  const tokens = tokenize(question);
  const written = withDefinitions(tokens, recognizeWords(tokens));
  return written === null ? null : written.map(({ norm }) => norm).join(' ');
}
