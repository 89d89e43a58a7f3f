import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../src/engine/candidate.ts';
import { idleWords } from '../../src/engine/idle-words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

function field(start: number, end = start + 1): Candidate {
  const meaning = { kind: 'field', dataset: 'loans', field: 'matures_on' } as const;
  return { start, end, meaning, match: 'exact', cost: 0 };
}

function idle(question: string, known: readonly Candidate[]): readonly number[] {
  return idleWords(tokenize(question), known).map(({ start }) => start);
}

describe('idleWords()', () => {
  it('finds adjectives before a name of the data, and before no other word', () => {
    assert.deepEqual(idle('contractual maturity', [field(1)]), [0]);
    assert.deepEqual(idle('contractual obligations', []), []);
  });

  it('finds words for all rows of a table after its name', () => {
    const loans: Candidate = {
      start: 0,
      end: 1,
      meaning: { kind: 'dataset', dataset: 'loans' },
      match: 'exact',
      cost: 0,
    };
    assert.deepEqual(idle('loan portfolio', [loans]), [1]);
    assert.deepEqual(idle('maturity portfolio', [field(0)]), []);
    assert.deepEqual(idle('loan portfolio', [loans, field(1)]), []);
  });

  it('finds adverbs anywhere', () => {
    assert.deepEqual(idle('maturity separately', [field(0)]), [1]);
  });

  it('finds participles that say that something is there, after "is" and "were" only', () => {
    assert.deepEqual(idle('loans were recorded', [field(0)]), [2]);
    assert.deepEqual(idle('recorded fees', []), []);
  });

  it('leaves what the data knows by the word alone', () => {
    assert.deepEqual(idle('scheduled maturity', [field(0, 2), field(1)]), []);
  });
});
