import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TimeMeaning } from '../../../src/engine/candidate.ts';
import type { Phrase } from '../../../src/engine/plan/phrase.ts';
import type { ConditionSketch } from '../../../src/engine/plan/sketch.ts';
import { withFirstTime } from '../../../src/engine/plan/with-first-time.ts';

function during(start: number): ConditionSketch {
  const [from, to] = [`${start}-01-01`, `${start + 1}-01-01`];
  const year: TimeMeaning = {
    kind: 'time',
    start: from,
    end: to,
    grain: 'year',
    label: String(start),
    isRelative: false,
  };
  return { kind: 'time', field: null, times: [year] };
}

const than2022: Phrase = { kind: 'compare', sides: [during(2022)], as: 'rows', needsChange: true };

function lakes(...conditions: readonly ConditionSketch[]): Phrase {
  return { kind: 'nominal', nominal: { kind: 'nominal', dataset: 'lake', conditions }, isJoined: false };
}

describe('withFirstTime()', () => {
  it('sets the time that was said before beside the one that is compared with', () => {
    const phrases = withFirstTime([lakes(during(2023)), than2022]);
    assert.deepEqual(phrases, [lakes(), { ...than2022, sides: [during(2023), during(2022)] }]);
  });

  it('finds nothing in a sentence without another time, with two, or of a later base', () => {
    assert.equal(withFirstTime([lakes(), than2022]), null);
    assert.equal(withFirstTime([lakes(during(2023), during(2024)), than2022]), null);
    assert.equal(withFirstTime([lakes(during(2021)), than2022]), null);
  });
});
