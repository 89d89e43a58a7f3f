import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSpelling } from '../../../src/training/retrieval/spelling.ts';

describe('createSpelling()', () => {
  const spell = createSpelling(['region', 'interest', 'branch', 'loan', 'deposit', 'deposits', 'status']);

  for (const [typed, meant] of [
    ['regoin', 'region'],
    ['intrest', 'interest'],
    ['brannch', 'branch'],
    ['statuz', 'status'],
  ] as const) {
    it(`reads ${typed} as ${meant}`, () => assert.deepEqual(spell(['by', typed]), ['by', meant]));
  }

  for (const [word, why] of [
    ['laon', 'too short to tell'],
    ['station', 'a word that is near to no known one'],
    ['deposita', 'two known words are near'],
    ['legion', 'another first letter'],
    ['state', 'a common word'],
    ['region2', 'has a digit'],
  ] as const) {
    it(`leaves ${word}: ${why}`, () => assert.deepEqual(spell([word]), [word]));
  }
});
