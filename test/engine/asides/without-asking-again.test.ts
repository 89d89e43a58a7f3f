import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutAskingAgain } from '../../../src/engine/asides/without-asking-again.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, at): Candidate[] =>
    norm === 'tours'
      ? [{ start: at, end: at + 1, meaning: { kind: 'dataset', dataset: norm }, match: 'exact', cost: 0 }]
      : [],
  );
  return (
    withoutAskingAgain(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutAskingAgain()', () => {
  it('asks in short for the number of what was ranked', () => {
    const short = 'which guide led the most tours , and how many ?';
    assert.equal(read('Which guide led the most tours, and how many tours did they lead?'), short);
    assert.equal(read('Which guide led the most tours, and how many has she led in total?'), short);
    assert.equal(read('Which guide led the most tours, and how many tours did this guide lead?'), short);
  });

  it('asks in short for how many are there', () => {
    assert.equal(
      read('Which town has the most tours, and how many tours are there in it?'),
      'which town has the most tours , and how many ?',
    );
    assert.equal(read('Which town has the most tours, and how many tours are cancelled there?'), null);
  });

  it('leaves what asks for something else', () => {
    assert.equal(read('Which guide led the most tours, and how many repairs did they lead?'), null);
    assert.equal(read('Which guide led the most tours, and how many tours did they cancel?'), null);
    assert.equal(read('Which guide led the most expensive tours, and how many tours did they lead?'), null);
  });
});
