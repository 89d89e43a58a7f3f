import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TimeMeaning } from '../../../src/engine/candidate.ts';
import type { Phrase } from '../../../src/engine/plan/phrase.ts';
import type { ConditionSketch } from '../../../src/engine/plan/sketch.ts';
import { withSameParts } from '../../../src/engine/plan/with-same-parts.ts';

function during(start: number, parts: Pick<TimeMeaning, 'sameParts'> = {}): ConditionSketch {
  const [from, to] = [`${start}-01-01`, `${start + 1}-01-01`];
  const time = { start: from, end: to, grain: 'year', label: String(start), isRelative: false } as const;
  return { kind: 'time', field: null, times: [{ kind: 'time', ...time, ...parts }] };
}

const sides = [during(2024), during(2023, { sameParts: 'month' })];

function by(part: 'month' | 'quarter'): Phrase {
  return { kind: 'group', dimensions: [{ kind: 'part', part, field: null }] };
}

describe('withSameParts()', () => {
  it('sets the months of two years beside one another', () => {
    const phrases = withSameParts([by('month'), { kind: 'compare', sides, as: 'rows' }]);
    assert.deepEqual(phrases?.[1], { kind: 'compare', sides, as: 'columns' });
  });

  it('finds nothing where they are not what is grouped by', () => {
    assert.equal(withSameParts([by('quarter'), { kind: 'compare', sides, as: 'rows' }]), null);
    assert.equal(withSameParts([{ kind: 'compare', sides, as: 'rows' }]), null);
  });
});
