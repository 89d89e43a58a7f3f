import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withStatesOfGroups } from '../../../src/engine/asides/with-states-of-groups.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** A "boat" is a row, and "idle" is what it may be. */
function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ norm }, at): Candidate[] => {
    const place = { start: at, end: at + 1, match: 'exact', cost: 0 } as const;
    if (norm === 'boat') return [{ ...place, meaning: { kind: 'dataset', dataset: 'boats' } }];
    return norm === 'idle'
      ? [{ ...place, meaning: { kind: 'segment', segment: 'idle', isNoun: false } }]
      : [];
  });
}

const read = (question: string): string | null =>
  withStatesOfGroups(tokenize(question), find)
    ?.map(({ norm }) => norm)
    .join(' ') ?? null;

describe('withStatesOfGroups()', () => {
  it('groups by the rows, of which only some are meant', () => {
    assert.equal(read('trips by idle boat in 2024'), 'trips by boat for idle boats in 2024');
    assert.equal(read('For each idle boat, how many trips?'), 'by boat for idle boats , how many trips ?');
  });

  it('leaves rows that are listed, divided by, or did something', () => {
    assert.equal(read('For each idle boat, show its name'), null);
    assert.equal(read('trips per idle boat'), null);
    assert.equal(read('trips delayed by idle boat'), null);
    assert.equal(read('trips by boat'), null);
  });
});
