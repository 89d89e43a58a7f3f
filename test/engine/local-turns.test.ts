import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localTurns } from '../../src/engine/local-turns.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

const turned = localTurns([
  ['sitting|lying at? {anchor|quay}', 'at $1'],
  ['of|with # *2 masts', 'with $1 $2 mast'],
  ['running &from', 'sailing'],
  ['only **4 counted', 'just $1'],
  ['over all *1 &!?|and', 'across all $1'],
  ['in full sail &?|$', 'sailing'],
  ['swift &!old *1 boats', 'fast $1 boats'],
  ['*2 by =1', 'per $1'],
  ['heeling at #%', 'leaning $1'],
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
    assert.equal(read('boats in full sail'), 'boats sailing');
    assert.equal(read('boats in full sail?'), 'boats sailing ?');
    assert.equal(read('boats in full sail today'), 'boats in full sail today');
  });
  it('takes the same words once more', () => {
    assert.equal(read('length home port by home port'), 'length per home port');
    assert.equal(read('length of ports by home port'), 'length of ports by home port');
  });
  it('takes what must not follow, and lists where they are meant', () => {
    assert.equal(read('boats over all ports here'), 'boats across all ports here');
    assert.equal(read('boats over all ports and quays'), 'boats over all ports and quays');
    assert.equal(read('swift new boats'), 'fast new boats');
    assert.equal(read('swift old boats'), 'swift old boats');
    assert.equal(read('swift sloops'), 'swift sloops');
    assert.equal(read('only sloops and yawls counted'), 'just sloops and yawls');
  });
  it('takes a percentage where one is meant, in either way to write it', () => {
    assert.equal(read('boats heeling at 15%'), 'boats leaning 15%');
    assert.equal(read('boats heeling at 15 percent'), 'boats leaning 15 percent');
    assert.equal(read('boats heeling at 15'), 'boats heeling at 15');
  });
  it('gives the very tokens where no turn stands', () => {
    const tokens = tokenize('boats by port');
    assert.equal(turned(tokens), tokens);
  });
});
