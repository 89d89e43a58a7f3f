import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MEASURE_SENSES } from '../../../src/engine/lexicon/frames/measure-senses.ts';
import { ROW_SENSES } from '../../../src/engine/lexicon/frames/row-senses.ts';
import { localTurns } from '../../../src/engine/local-turns.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const TABLES = [
  {
    name: 'ROW_SENSES',
    turns: ROW_SENSES,
    read: [
      ['members who score under 600 on their credit', 'members who with credit score under 600'],
      ['members with credit below 620', 'members with credit score below 620'],
      ['members bringing in over 90,000 a year', 'members earning over 90,000 a year'],
      ['requests for which our answer was a no', 'requests that were declined'],
      ['members whose score was never recorded live in Oslo', 'members with no score live in oslo'],
      ['branches with loans numbering under 300', 'branches with under 300 loans'],
    ],
    left: [
      'members with credit over $5,000',
      'members who pay in over 90,000 a year',
      'payments that are still open',
      'requests for a loan of 5,000',
      'members who score under 600 on their credit check',
    ],
  },
  {
    name: 'MEASURE_SENSES',
    turns: MEASURE_SENSES,
    read: [
      ['rate at which orders get turned down', 'percentage of orders that are declined'],
      ['how many boats closed as paid off', 'how many boats paid off'],
    ],
    left: ['the rate at which we lend', 'the rate at which boats go late', 'overdue payments'],
  },
] as const;

for (const { name, turns, read, left } of TABLES)
  describe(name, () => {
    const turned = localTurns(turns);
    for (const [question, said] of read)
      it(`reads "${question}" in its sense`, () => {
        const words = turned(tokenize(question)).map(({ norm }) => norm);
        assert.equal(words.join(' '), said);
      });
    for (const question of left)
      it(`leaves "${question}"`, () => {
        const tokens = tokenize(question);
        assert.equal(turned(tokens), tokens);
      });
  });
