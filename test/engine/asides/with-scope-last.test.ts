import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withScopeLast } from '../../../src/engine/asides/with-scope-last.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | null {
  return (
    withScopeLast(tokenize(question), [])
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withScopeLast()', () => {
  it('puts the rows last that a question begins with', () => {
    assert.equal(read('Looking only at car loans: average rate?'), 'average rate for car loans ?');
  });

  it('counts only the rows of a sentence after the question', () => {
    assert.equal(
      read('Average rate by grade? Consider open loans only.'),
      'average rate by grade , counting only open loans',
    );
  });

  it('leaves a sentence alone that restricts nothing', () => {
    assert.equal(read('Average rate by grade? Show open loans.'), null);
  });
});
