import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SENSE_OF_ROWS } from '../../../src/engine/lexicon/frames/sense-of-rows.ts';
import { localTurns } from '../../../src/engine/local-turns.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = localTurns(SENSE_OF_ROWS);
const inOtherWords = (question: string): string =>
  turned(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');

describe('SENSE_OF_ROWS', () => {
  for (const [question, said] of [
    ['members who score under 600 on their credit', 'members who with credit score under 600'],
    ['members with credit below 620', 'members with credit score below 620'],
    ['members bringing in over 90,000 a year', 'members earning over 90,000 a year'],
    ['overdue payments we are still waiting for', 'overdue payments'],
    ['payments that reached us in May', 'payments received in may'],
    ['late payments that ran past 30 days', 'payments that are more than 30 days late'],
    ['requests for which our answer was a no', 'requests that were declined'],
    ['members whose score was never recorded live in Oslo', 'members with no score live in oslo'],
    ['branches with loans numbering under 300', 'branches with under 300 loans'],
    ['branches from which more than 500 loans have come', 'branches with more than 500 loans'],
  ] as const)
    it(`reads ${question}`, () => assert.equal(inOtherWords(question), said));

  for (const question of [
    'members with credit over $5,000',
    'members who pay in over 90,000 a year',
    'payments that are still open',
    'requests for a loan of 5,000',
    'members who score under 600 on their credit check',
  ])
    it(`leaves ${question}`, () => {
      const tokens = tokenize(question);
      assert.equal(turned(tokens), tokens);
    });
});
