import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localTurns } from '../../src/engine/local-turns.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

const turned = localTurns([
  ['sitting|lying at? {anchor|quay}', 'at $1'],
  ['of|with # *2 masts', 'with $1 $2 mast'],
  ['running &from', 'sailing'],
]);

function read(question: string): string {
  return turned(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');
}

describe('localTurns()', () => {
  it('puts what stands anywhere in other words, and keeps what is marked', () => {
    assert.equal(read('boats lying at anchor today'), 'boats at anchor today');
    assert.equal(read('boats sitting quay'), 'boats at quay');
    assert.equal(read('boats with 2 tall wooden masts'), 'boats with 2 tall wooden mast');
  });
  it('looks at what must follow and leaves it', () => {
    assert.equal(read('boats running from Oslo'), 'boats sailing from oslo');
    assert.equal(read('boats running'), 'boats running');
  });
  it('gives the very tokens where no turn stands', () => {
    const tokens = tokenize('boats by port');
    assert.equal(turned(tokens), tokens);
  });
});
