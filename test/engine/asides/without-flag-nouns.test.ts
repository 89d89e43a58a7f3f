import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutFlagNouns } from '../../../src/engine/asides/without-flag-nouns.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function left(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, at): Candidate[] =>
    norm === 'insured'
      ? [
          {
            start: at,
            end: at + 1,
            meaning: { kind: 'field', dataset: 'boats', field: 'insured' },
            match: 'exact',
            cost: 0,
          },
        ]
      : [],
  );
  return (
    withoutFlagNouns(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutFlagNouns()', () => {
  it('leaves out the flag after its column', () => {
    assert.equal(left('boats by insured flag and year'), 'boats by insured and year');
  });

  it('leaves the flag of anything else', () => {
    assert.equal(left('boats by flag'), null);
    assert.equal(left('boats by flag of insured boats'), null);
  });
});
