import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergeRankings } from '../../../src/engine/plan/merge-rankings.ts';
import type { Phrase, RankPhrase } from '../../../src/engine/plan/phrase.ts';
import type { MeasureSketch } from '../../../src/engine/plan/sketch.ts';

const area: MeasureSketch = {
  kind: 'bare',
  field: { alternatives: [{ dataset: 'lake', field: 'area', cost: 0 }] },
};
const lakes: Phrase = {
  kind: 'nominal',
  nominal: { kind: 'nominal', dataset: 'lake', conditions: [] },
  isJoined: false,
};

function rank(given: Partial<RankPhrase>): RankPhrase {
  return {
    kind: 'rank',
    direction: 'desc',
    quality: 'value',
    limit: null,
    position: null,
    by: null,
    ...given,
  };
}

function kindsOf(phrases: readonly Phrase[]): readonly Phrase['kind'][] {
  return mergeRankings(phrases).map(({ kind }) => kind);
}

describe('mergeRankings()', () => {
  it('takes how many from the first and what decides from the second', () => {
    const [first, , second] = mergeRankings([rank({ limit: 3 }), lakes, rank({ by: area })]);
    assert.deepEqual(first, rank({ limit: 3 }));
    assert.deepEqual(second, { kind: 'by-measure', measure: area });
  });

  it('merges a top with the lowest, and not a bottom with the highest', () => {
    assert.deepEqual(kindsOf([rank({ limit: 3 }), lakes, rank({ by: area, direction: 'asc' })]), [
      'rank',
      'nominal',
      'by-measure',
    ]);
    assert.deepEqual(kindsOf([rank({ limit: 3, direction: 'asc' }), lakes, rank({ by: area })]), [
      'rank',
      'nominal',
      'rank',
    ]);
  });

  it('orders all rows by a superlative that an order follows', () => {
    const order: Phrase = { kind: 'order', by: null, direction: 'asc' };
    const merged = mergeRankings([lakes, rank({ by: area }), order]);
    assert.deepEqual(merged.at(-1), { kind: 'order', by: area, direction: 'asc' });
    assert.ok(!merged.some(({ kind }) => kind === 'rank'));
  });

  it('keeps the number of a ranking whose order says the same', () => {
    const order: Phrase = { kind: 'order', by: area, direction: 'desc' };
    assert.deepEqual(kindsOf([lakes, rank({ by: area, limit: 2 }), order]), ['nominal', 'rank']);
  });
});
