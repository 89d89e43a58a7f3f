import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutTheirRows } from '../../../src/engine/asides/without-their-rows.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function said(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): readonly Candidate[] =>
    norm === 'boats'
      ? [{ start, end: start + 1, meaning: { kind: 'dataset', dataset: 'boats' }, match: 'exact', cost: 0 }]
      : [],
  );
  return (
    withoutTheirRows(tokens, candidates)
      ?.tokens.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutTheirRows()', () => {
  it('goes from the groups to what is measured', () => {
    assert.equal(said('harbours by fees on their boats, highest first'), 'harbours by fees , highest first');
  });

  it('leaves rows of which more is said, and others', () => {
    assert.equal(said('harbours by fees on their boats built in 2020'), null);
    assert.equal(said('harbours by fees on their crews'), null);
  });
});
