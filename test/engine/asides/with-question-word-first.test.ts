import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainClauses } from '../../../src/engine/asides/with-plain-turn.ts';
import { withQuestionWordFirst } from '../../../src/engine/asides/with-question-word-first.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function said(tokens: readonly Token[] | null): string | null {
  return tokens?.map(({ norm }) => norm).join(' ') ?? null;
}

describe('withQuestionWordFirst()', () => {
  for (const [question, first] of [
    ['Sales dropped most at which three shops?', 'at which three shops did sales dropped most ?'],
    ['Of all orders, rush is the class of what share?', 'of what share of all orders is rush the class ?'],
    ['A fee is paid on what share of orders?', 'what share of orders have a fee ?'],
    ['On average, the most is spent by which members?', 'by which members is the most spent on average ?'],
    ['The longest route is which one?', 'which one is the longest route ?'],
  ] as const)
    it(`turns ${question}`, () => assert.equal(said(withQuestionWordFirst(tokenize(question))), first));

  it('leaves what begins with its question, and clauses that only tell which', () => {
    for (const question of [
      'Which shops sold most?',
      'orders on which a fee was paid',
      'List the shops and say in which towns',
      'For each town, what is sold?',
    ])
      assert.equal(withQuestionWordFirst(tokenize(question)), null);
  });
});

describe('withPlainClauses()', () => {
  for (const [question, plain] of [
    ['members by whom a claim was made late', 'members who have made a claim late'],
    ['towns in which over 40 guides work', 'towns with over 40 guides'],
    ['routes for which the toll is above the fare', 'routes whose toll is above the fare'],
    ['Counting each guest once, how many stayed?', 'how many stayed , counting each guest once'],
    ['subtract the cost of buses from the cost of trams', 'cost of trams minus cost of buses'],
    ['fares, trams minus buses', 'fares of trams minus fares of buses'],
    ['In how many cases was the claim denied?', 'how many claims were denied'],
    ['how do trams compare with the other lines', 'how do trams compare with the rest'],
  ] as const)
    it(`says ${question} in plainer grammar`, () =>
      assert.equal(said(withPlainClauses(tokenize(question))), plain));

  it('is null where the grammar is plain', () => {
    for (const question of ['members who made a claim', 'fares of trams and buses', 'towns with 40 guides'])
      assert.equal(withPlainClauses(tokenize(question)), null);
  });
});
