import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findWords } from '../../src/provider/find-words.ts';
import { KNOWLEDGE } from './fixture.ts';

const found = (question: string): string[] =>
  findWords(question, KNOWLEDGE).map(({ word, meaning }) => `${word}: ${meaning}`);

describe('findWords()', () => {
  it('finds synonyms of tables, columns, measures and conditions, in whatever form they are written', () => {
    assert.deepEqual(found('Amount-lent to CLIENTS with performing credit, by ticket?'), [
      'credit: loans',
      'client: borrowers',
      'ticket: loans.principal',
      'amount lent: volume',
      'performing: current loans',
    ]);
  });

  it('finds whole words only, and nothing in a question of other words', () => {
    assert.deepEqual(found('discredited clientele'), []);
    assert.deepEqual(found(''), []);
  });
});
