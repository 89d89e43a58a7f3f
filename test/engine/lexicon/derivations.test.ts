import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { derivationalStem } from '../../../src/engine/lexicon/derivations.ts';

const areRelated = (one: string, other: string): boolean => derivationalStem(one) === derivationalStem(other);

describe('derivationalStem()', () => {
  it('is the same of a verb, its participle and its nouns', () => {
    for (const [one, other] of [
      ['admission', 'admit'],
      ['enrollment', 'enrolled'],
      ['approval', 'approved'],
      ['redemption', 'redeemed'],
      ['graduation', 'graduate'],
      ['insured', 'insurance'],
      ['departure', 'depart'],
      ['retirement', 'retired'],
      ['cancellation', 'cancel'],
      ['growth', 'grow'],
      ['weighing', 'weight'],
    ] as const)
      assert.ok(areRelated(one, other), `${one} ${other}`);
  });

  it('is another of who does it, and of what is so', () => {
    for (const [one, other] of [
      ['employer', 'employment'],
      ['employee', 'employer'],
      ['active', 'activity'],
      ['positive', 'position'],
      ['population', 'popularity'],
      ['station', 'status'],
      ['department', 'departure'],
      ['nation', 'nature'],
    ] as const)
      assert.ok(!areRelated(one, other), `${one} ${other}`);
  });
});
