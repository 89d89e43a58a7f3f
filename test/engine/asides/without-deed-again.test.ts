import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutDeedAgain } from '../../../src/engine/asides/without-deed-again.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string, noun: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, at): Candidate[] =>
    norm === noun
      ? [{ start: at, end: at + 1, meaning: { kind: 'dataset', dataset: noun }, match: 'exact', cost: 0 }]
      : [],
  );
  return (
    withoutDeedAgain(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutDeedAgain()', () => {
  it('leaves out what was said before', () => {
    assert.equal(
      read(
        'who has checked out the most books, ordered by the number of books they have checked out',
        'books',
      ),
      'who has checked out the most books , ordered by the number of books',
    );
  });

  it('leaves what is new', () => {
    assert.equal(
      read('who has written the most books, ordered by the number of books they have sold', 'books'),
      null,
    );
    assert.equal(read('who has read the most, and the number of books they have read', 'books'), null);
  });
});
