import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MEASURE_SENSES } from '../../../src/engine/lexicon/frames/measure-senses.ts';
import { localTurns } from '../../../src/engine/local-turns.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = localTurns(MEASURE_SENSES);
const plain = (question: string): string =>
  turned(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');

describe('MEASURE_SENSES', () => {
  for (const [question, said] of [
    ['the rate at which our red boats default by town', 'the default rate of red boats by town'],
    ['rate at which orders get turned down', 'percentage of orders that are declined'],
    ['how many boats closed as paid off', 'how many boats paid off'],
    ['overdue payments that came in', 'late payments received'],
    ['the delay of payments that missed their due date', 'the delay of late payments'],
  ] as const)
    it(`reads "${question}" in its sense`, () => assert.equal(plain(question), said));

  for (const question of ['the rate at which we lend', 'the rate at which boats go late', 'overdue payments'])
    it(`leaves "${question}"`, () => assert.equal(plain(question), question));
});
