import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainGrammar } from '../../../src/engine/asides/with-plain-grammar.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';
import { sampleKnowledge } from '../../support/sample-knowledge.ts';

const { knowledge } = await sampleKnowledge();

const plain = (question: string): string | null =>
  withPlainGrammar(tokenize(question), knowledge)
    ?.map(({ norm }) => norm)
    .join(' ') ?? null;

describe('measures, amounts and counts in other words', () => {
  for (const [question, said] of [
    ['average rate people are borrowing at by town', 'average rate by town'],
    ['average rate retired customers pay by town', 'average rate of retired customers by town'],
    ['the balance our loans carry on average', 'average balance of loans'],
    ['typical price, meaning the median, by town', 'median price , by town'],
    ['midpoint of prices by town', 'median prices by town'],
    ['the size of the largest boat by town', 'largest size of boats by town'],
    ['the price of the median boat by town', 'median price of boats by town'],
    ['average price, weighting each boat by its length', 'average price weighted by length'],
    ['price of red boats, all added up by town', 'total price of red boats by town'],
    ['the sum of what is left to repay by town', 'the total outstanding principal by town'],
    ['the number of separate people we lent to by town', 'the number of different people with loans by town'],
    ['the number of times a payment came in late', 'the number of payments that came in late'],
    ['default rate by number of loans by town', 'default rate by town'],
    ['wait from applying to getting an answer by town', 'days to decision by town'],
  ] as const)
    it(`puts "${question}" in plain words`, () => assert.equal(plain(question), said));

  for (const question of [
    'the price of the oldest boat by town',
    'average age and number of boats in total by town',
    'customers we lent more than 50000 to',
    'default rate by number of loans',
    'recovered amount after default date',
  ])
    it(`leaves "${question}"`, () => assert.equal(plain(question), null));
});
