import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutBandNames } from '../../../src/engine/asides/without-band-names.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function named(question: string): readonly [string, readonly string[]] | null {
  const found = withoutBandNames(tokenize(question));
  return found === null ? null : [found.tokens.map(({ norm }) => norm).join(' '), found.names];
}

describe('withoutBandNames()', () => {
  it('takes the names off the bands, the lowest first', () => {
    assert.deepEqual(named("boats by length, labelled 'short' for under 5 and 'long' for 5 or more"), [
      'boats by length : under 5 , 5 or more',
      ['short', 'long'],
    ]);
    assert.deepEqual(named('boats by length: large (over 9), middle (5 to 9), small (under 5)'), [
      'boats by length : under 5 , 5 to 9 , over 9',
      ['small', 'middle', 'large'],
    ]);
    assert.deepEqual(named('Split the boats by length into short (under 5) and long (5 or more)'), [
      'split the boats by length into under 5 , 5 or more',
      ['short', 'long'],
    ]);
  });

  it('takes no other noun for a name', () => {
    assert.equal(named('boats by length: under 5, 5 to 9, over 9'), null);
    assert.equal(named('boats with a price under 5 for members and 5 or more for guests'), null);
    assert.equal(named('boats with a length (under 5) and boats with a length (over 9)'), null);
  });
});
