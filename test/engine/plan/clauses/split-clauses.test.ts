import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countAsks, splitClauses } from '../../../../src/engine/plan/clauses/split-clauses.ts';
import { tokenize } from '../../../../src/engine/tokenize.ts';

function wordsOf(question: string): readonly string[] {
  return tokenize(question).map(({ norm }) => norm);
}

function clausesOf(question: string): readonly string[] {
  const words = wordsOf(question);
  return splitClauses(words).map(({ start, end }) => words.slice(start, end).join(' '));
}

describe('splitClauses()', () => {
  for (const [question, clauses] of [
    [
      'how many loans have we made, how many of them are late, and how much is that?',
      ['how many loans have we made', 'how many of them are late', 'how much is that'],
    ],
    ['Late loans: count and volume', ['late loans', 'count and volume']],
    ['Loans over $50k - how many, and at what rate?', ['loans over $50k', 'how many', 'at what rate']],
    [
      'How many are open? Of those, how many are late?',
      ['how many are open', 'of those , how many are late'],
    ],
    [
      'number of overdue payments and the amount due on them',
      ['number of overdue payments', 'the amount due on them'],
    ],
    ['volume by grade and state in 2024', []],
    ['default rate, average rate and volume', []],
  ] as const) {
    it(`gives the clauses of ${question}`, () => assert.deepEqual(clausesOf(question), clauses));
  }

  it('gives none of more clauses than anybody says', () =>
    assert.deepEqual(clausesOf('how many? '.repeat(9)), []));
});

describe('countAsks()', () => {
  it('counts the clauses that begin with a word that asks', () => {
    assert.equal(countAsks(wordsOf('how many loans, and at what rate?')), 2);
    assert.equal(countAsks(wordsOf('late loans: count and volume')), 0);
    assert.equal(countAsks(wordsOf('What about mortgages: how many?')), 1);
  });
});
