import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withRowsListed } from '../../../src/engine/asides/with-rows-listed.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ norm }, at): Candidate[] => {
    const place = { start: at, end: at + 1, match: 'exact', cost: 0 } as const;
    if (norm === 'boats' || norm === 'boat')
      return [{ ...place, meaning: { kind: 'dataset', dataset: 'boats' } }];
    return norm === 'idle'
      ? [{ ...place, meaning: { kind: 'segment', segment: 'idle', isNoun: false } }]
      : [];
  });
}

const listed = (question: string): string | null =>
  withRowsListed(tokenize(question), find)
    ?.map(({ norm }) => norm)
    .join(' ') ?? null;

describe('withRowsListed()', () => {
  it('counts the rows that a list has for each group', () => {
    assert.equal(
      listed('by port: idle boats, weight, average age'),
      'number of idle boats , weight and average age by port',
    );
    assert.equal(listed('for each port: boats, weight?'), 'number of boats and weight by port');
    assert.equal(
      listed('idle boats, weight and average age per port'),
      'number of idle boats , weight and average age per port',
    );
  });

  it('leaves rows that are only spoken of', () => {
    assert.equal(listed('idle boats, average age by port'), null);
    assert.equal(listed('by port: weight, average age'), null);
    assert.equal(listed('boats in Oslo, weight and age by port'), null);
    assert.equal(listed('by port: boats'), null);
    assert.equal(listed('boats with age, boat and weight, oldest first, then by weight'), null);
    assert.equal(listed('age, boat and weight by port'), null);
  });
});
