import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TimeMeaning } from '../../../src/engine/candidate.ts';
import type { Phrase } from '../../../src/engine/plan/phrase.ts';
import type { MeasureSketch } from '../../../src/engine/plan/sketch.ts';
import { withChangeAsked } from '../../../src/engine/plan/with-change-asked.ts';

const area: MeasureSketch = {
  kind: 'bare',
  field: { alternatives: [{ dataset: 'lake', field: 'area', cost: 0 }] },
};

function year(start: number): TimeMeaning {
  const [from, to] = [`${start}-01-01`, `${start + 1}-01-01`];
  return { kind: 'time', start: from, end: to, grain: 'year', label: String(start), isRelative: false };
}

const fell: Phrase = {
  kind: 'conditions',
  conditions: [
    { kind: 'changed', measure: area, direction: 'down', by: null, periods: [year(2022), year(2023)] },
  ],
};

describe('withChangeAsked()', () => {
  it('takes "by how much did it fall" for the change between the two times', () => {
    const asked = withChangeAsked([{ kind: 'opener', opener: 'change' }, fell]);
    assert.deepEqual(
      asked.map(({ kind }) => kind),
      ['opener', 'measures', 'transform', 'compare'],
    );
  });

  it('leaves those of which it is so', () => {
    const phrases: readonly Phrase[] = [{ kind: 'opener', opener: 'which' }, fell];
    assert.equal(withChangeAsked(phrases), phrases);
  });
});
