import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutGroupAgain } from '../../../src/engine/asides/without-group-again.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function plain(question: string): string {
  return withoutGroupAgain(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withoutGroupAgain()', () => {
  for (const [question, without] of [
    [
      'number of tours of each guide and the average price for that guide',
      'number of tours of each guide and the average price',
    ],
    [
      'For each tour guide, the tours and that tour guide’s average price',
      'for each tour guide , the tours and average price',
    ],
    [
      'What is the age of every cow, and what is the breed of the same cow?',
      'what is the age of every cow , and what is the breed ?',
    ],
    [
      'For each month, what share of the tours booked in that month was paid late?',
      'for each month , what share of the tours booked was paid late ?',
    ],
    [
      'Per year of 2024, how many tours were booked in the year?',
      'how many tours were booked in each year of 2024 ?',
    ],
  ] as const) {
    it(`leaves out the group that is spoken of: ${question}`, () => {
      assert.equal(plain(question), without);
    });
  }

  for (const question of [
    'for each guide , how many tours cost more than the average for that guide ?',
    'for each guide , which tour of that guide is the longest ?',
    'number of tours of each guide and the number of cows in the same town',
    'number of tours of that guide',
    'for each month , how many tours were open in that month ?',
    'for each month , how many tours were booked in the month before ?',
    'how many tours were booked in that month ?',
    'number of tours of each guide in that town',
  ]) {
    it(`keeps what tells more: ${question}`, () => {
      assert.equal(plain(question), question);
    });
  }
});
