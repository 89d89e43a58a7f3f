import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withLengthsInDigits } from '../../../src/engine/meant/with-lengths-in-digits.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const written = (question: string): string =>
  withLengthsInDigits(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');

describe('withLengthsInDigits()', () => {
  it('writes lengths of time in digits', () => {
    assert.equal(written('trips of more than four days'), 'trips of more than 4 days');
    assert.equal(written('boats older than thirty five years'), 'boats older than 35 years');
    assert.equal(written('boats older than forty-two months'), 'boats older than 42 months');
  });

  it('writes an hour that bounds something', () => {
    assert.equal(written('trips of more than an hour'), 'trips of more than 1 hour');
    assert.equal(written('trips over an hour and a half'), 'trips over an hour and a half');
    assert.equal(written('fees of 40 an hour'), 'fees of 40 an hour');
  });

  it('leaves other numbers, and names', () => {
    assert.equal(written('two or more boats'), 'two or more boats');
    assert.equal(written('trips of the boat Seven years'), 'trips of the boat seven years');
  });
});
