import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownPhrasings } from '../../src/engine/own-phrasings.ts';
import type { Token } from '../../src/engine/token.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { sampleKnowledge } from '../support/sample-knowledge.ts';

const { knowledge } = await sampleKnowledge();
const loans = ownPhrasings(knowledge);

describe('what people say of the loan book', () => {
  for (const [question, said] of [
    ['overdue payments we are still waiting for', 'overdue payments'],
    ['late payments that ran past 30 days', 'payments that are more than 30 days late'],
    ['the rate at which our auto loans default by town', 'the default rate of auto loans by town'],
    ['overdue payments that came in', 'late payments received'],
    ['the delay of payments that missed their due date', 'the delay of late payments'],
    ['payments that reached us in May', 'payments received in may'],
    ['branches from which more than 500 loans have come', 'branches with more than 500 loans'],
    ['interest at a higher rate', 'a higher interest rate'],
  ] as const)
    it(`reads "${question}" in its sense before all else`, () => assert.equal(first(question), said));

  for (const [question, said] of [
    ['originations in dollars by month', 'amount originated by month'],
    ['the sum of what is left to repay by town', 'the sum of outstanding principal by town'],
  ] as const)
    it(`puts "${question}" in plain words where it has no answer`, () =>
      assert.equal(text(loans.fallback(tokenize(question))), said));

  it('is not said of data without such phrasings', () => {
    const { firstPhrasings: _, fallbackPhrasings: __, ...others } = knowledge;
    const none = ownPhrasings(others);
    const tokens = tokenize('overdue payments we are still waiting for');
    assert.equal(none.first(tokens), tokens);
    assert.equal(none.fallback(tokens), tokens);
  });
});

function first(question: string): string {
  return text(loans.first(tokenize(question)));
}

function text(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ');
}
