import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withThoseAsked } from '../../../src/engine/asides/with-those-asked.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** Every "boats" names rows. */
function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ norm }, at): Candidate[] =>
    norm === 'boats'
      ? [{ start: at, end: at + 1, match: 'exact', cost: 0, meaning: { kind: 'dataset', dataset: 'boats' } }]
      : [],
  );
}

function read(question: string): string | null {
  return (
    withThoseAsked(tokenize(question), find)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withThoseAsked()', () => {
  it('counts the rows that stand first', () => {
    assert.equal(read('Of our boats, how many have a keel?'), 'how many boats have a keel ?');
    assert.equal(read('Out of all the boats, how many of them were sold?'), 'how many boats were sold ?');
  });

  it('asks which of them it is', () => {
    assert.equal(read('Of all boats, which one closed last?'), 'which boat closed last ?');
    assert.equal(read('Among our boats, which are for sale?'), 'which boats are for sale ?');
    assert.equal(read('Of all our boats, who has the most sails?'), 'which boat has the most sails ?');
  });

  it('leaves what is counted of others, and rows of which more is said', () => {
    assert.equal(read('Of our boats, how many sails do they have?'), null);
    assert.equal(read('Of the boats built in 2020, how many were sold?'), null);
  });
});
