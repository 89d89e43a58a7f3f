import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withEitherLedIn } from '../../../src/engine/asides/with-either-led-in.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const COLORS: ReadonlySet<string> = new Set(['red', 'blue', 'greens']);

function led(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, at): Candidate[] => {
    const place = { start: at, end: at + 1, match: 'exact', cost: 0 } as const;
    if (norm === 'boats') return [{ ...place, meaning: { kind: 'dataset', dataset: 'boats' } }];
    return COLORS.has(norm)
      ? [{ ...place, meaning: { kind: 'value', dataset: 'boats', field: 'color', value: norm } }]
      : [];
  });
  return (
    withEitherLedIn(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withEitherLedIn()', () => {
  it('names the rows first that are either', () => {
    assert.equal(
      led('Red boats or greens: how many of them sank?'),
      'boats who are red or greens : how many of them sank ?',
    );
    assert.equal(
      led('blue boats and greens: how many of them sank?'),
      'boats who are blue or greens : how many of them sank ?',
    );
  });

  it('leaves rows of other kinds, and those that are read as they stand', () => {
    assert.equal(led('red or blue boats: how many of them sank?'), null);
    assert.equal(led('red boats or harbours: how many of them sank?'), null);
    assert.equal(led('reds and greens: how many of them sank?'), null);
    assert.equal(led('red boats or greens: average weight'), null);
  });
});
