import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nestsDeeperThan } from '../../src/http/validation/nests-deeper-than.ts';

describe('nestsDeeperThan()', () => {
  it('counts brackets and braces that are open at the same time', () => {
    const text = '[[],{"a":[]},[],[],[]]';
    assert.equal(nestsDeeperThan(text, 2), true);
    assert.equal(nestsDeeperThan(text, 3), false);
  });

  it('does not count those in strings', () => {
    assert.equal(nestsDeeperThan('["[[[","\\"[[[","\\\\",[],[]]', 2), false);
  });

  it('takes any length', () => {
    assert.equal(nestsDeeperThan('['.repeat(10_000_000), 900), true);
    assert.equal(nestsDeeperThan(`"${'['.repeat(10_000_000)}"`, 900), false);
  });
});
