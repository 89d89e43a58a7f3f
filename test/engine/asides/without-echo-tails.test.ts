import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutEchoTails } from '../../../src/engine/asides/without-echo-tails.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { reader } from '../support/asker.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';

function bodies(question: string): string[] {
  const tokens = tokenize(question);
  return [...withoutEchoTails({ tokens, candidates: [], knowledge: LOAN_BOOK })].map(({ tokens: left }) =>
    left.map(({ norm }) => norm).join(' '),
  );
}

describe('withoutEchoTails()', () => {
  for (const [question, body] of [
    [
      'Which two towns have the most boats, and how many are there in each?',
      'which two towns have the most boats ?',
    ],
    ['The two towns with the highest price, with the dollars', 'the two towns with the highest price'],
    ['Which towns have more than 3 boats? Give the number of boats.', 'which towns have more than 3 boats .'],
  ] as const)
    it(`leaves out the end of "${question}"`, () => assert.ok(bodies(question).includes(body)));

  for (const question of [
    'Which two towns have the most boats, and when were they built?',
    'Which two towns have the most boats, and who owns them?',
    'Which two towns have the most boats, and how long are they?',
    'Which town has the most boats, with at least 3 of them?',
  ])
    it(`keeps what asks for more: "${question}"`, () => assert.deepEqual(bodies(question), []));
});

describe('an answer without its echo', async () => {
  const read = await reader(`
    CREATE TABLE boats (id INTEGER PRIMARY KEY, town TEXT, price REAL);
    INSERT INTO boats VALUES (1, 'Kiel', 9), (2, 'Kiel', 7), (3, 'Bonn', 4), (4, 'Ulm', 3), (5, 'Kiel', 5);
  `);

  it('shows no groups without the row of all that is asked for', () =>
    assert.equal(read('number of boats by town, and the total'), 'refusal'));
});
