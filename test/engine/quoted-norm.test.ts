import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { quotedNorm } from '../../src/engine/quoted-norm.ts';

describe('quotedNorm()', () => {
  it('is what stands between the quotes', () => {
    assert.equal(quotedNorm(' late payer '), 'late payer');
    assert.equal(quotedNorm('+1'), '+1');
  });

  it('keeps the quotes of a sign alone', () => {
    assert.equal(quotedNorm('-'), "'-'");
    assert.equal(quotedNorm(' ( '), "'('");
  });
});
