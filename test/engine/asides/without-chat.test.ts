import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutChat } from '../../../src/engine/asides/without-chat.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** The question without the talk around it, where the words of `named` name columns. */
function read(question: string, named: readonly string[] = []): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): Candidate[] =>
    named.includes(norm)
      ? [
          {
            start,
            end: start + 1,
            meaning: { kind: 'field', dataset: 'loans', field: norm },
            match: 'exact',
            cost: 0,
          },
        ]
      : [],
  );
  return (
    withoutChat(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutChat() leaves out', () => {
  it('a request up to what is wanted', () => {
    assert.equal(read('May I ask how many branches there are?'), 'how many branches there are ?');
    assert.equal(read("I'd be interested in the rate by grade"), 'the rate by grade');
    assert.equal(read('Is there any chance to see loans by grade?'), 'loans by grade ?');
  });

  it('whole sentences and clauses of talk', () => {
    assert.equal(read('Sorry to be a pain, but loans by grade'), 'loans by grade');
    assert.equal(read("I'm putting together slides for Thursday. Loans by grade"), 'loans by grade');
  });

  it('talk that is said last', () => {
    assert.equal(read('Loans by grade, can you help?'), 'loans by grade');
    assert.equal(read('Loans by grade if you can'), 'loans by grade');
  });
});

describe('withoutChat() leaves alone', () => {
  it('what names something of the data', () => {
    assert.equal(read('Check, please: loans by grade', ['check']), null);
  });

  it('what counts, denies, compares or dates', () => {
    assert.equal(read('We need no pending ones. Loans by grade'), 'no pending ones . loans by grade');
    assert.equal(read('I only need 2025: loans by grade'), null);
  });

  it('a question that is said last', () => {
    assert.equal(read('Loans by grade, and when did we get them?'), null);
  });

  it('a question that is answered with yes or no', () => {
    assert.equal(read('Did we get more loans in 2024 than in 2023?'), null);
  });
});
