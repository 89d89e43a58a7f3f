import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutAsides } from '../../../src/engine/asides/without-asides.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** The question without its asides, where the words name fields and `values` name values. */
function read(question: string, values: readonly string[] = []): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.map(({ norm }, at): Candidate => {
    const place = { dataset: 'loans', field: values.includes(norm) ? 'purpose' : norm };
    const meaning = values.includes(norm)
      ? ({ kind: 'value', value: norm, ...place } as const)
      : ({ kind: 'field', ...place } as const);
    return { start: at, end: at + 1, meaning, match: 'inflected', cost: 0 };
  });
  return (
    withoutAsides(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutAsides() leaves out', () => {
  it('whom the question is for', () => {
    assert.equal(read('CFO question: late loans by grade'), 'late loans by grade');
    assert.equal(read('For the marketing deck: open loans by grade'), 'open loans by grade');
  });

  it('what made somebody ask', () => {
    assert.equal(read('Why do people fail? Loans by reason, please'), 'loans by reason , please');
  });

  it('the form that the answer should have, and keeps what there is a row for', () => {
    assert.equal(read('Loans by grade? Show one row per grade.'), 'loans by grade');
    assert.equal(read('How many loans? Show one row per grade.'), 'how many loans for each grade');
    assert.equal(read('Late and open loans? Give both in one row.'), 'late and open loans in one row');
  });
});

describe('withoutAsides() leaves alone', () => {
  it('a first sentence that restricts, defines, or may name somebody', () => {
    assert.equal(read('Are renters bad? Default rate by grade', ['renters']), null);
    assert.equal(read('Are Texans bad? Default rate by grade'), null);
    assert.equal(read('Crypto: number of loans by state'), null);
  });

  it('a first sentence that asks, or that the second speaks of', () => {
    assert.equal(read('How many loans failed? Default rate by grade'), null);
    assert.equal(read('Why do people fail? Number of them by grade'), null);
  });

  it('a second sentence that asks for more', () => {
    assert.equal(read('Loans by grade? Show the total per grade.'), null);
    assert.equal(read('Loans by grade and status? Present the statuses as columns.'), null);
  });
});
