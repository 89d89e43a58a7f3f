import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { whetherBodies } from '../../../src/engine/addons/whether-bodies.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function said(question: string): readonly string[] {
  return whetherBodies(tokenize(question)).map((body) => body.map(({ norm }) => norm).join(' '));
}

describe('whetherBodies()', () => {
  it('asks for the number, or for which they are, in place of whether there are any', () => {
    assert.ok(said('Is there a sizeable group of shops in Oslo?').includes('number of shops in oslo'));
    assert.ok(said('Do we have any shops in Oslo?').includes('number of shops in oslo'));
    assert.deepEqual(said('Has anyone rented two shops?'), ['who has rented two shops']);
    assert.deepEqual(said('Find the shops in Oslo'), ['how many shops in oslo']);
  });

  it('leaves other questions', () => {
    assert.deepEqual(said('Which shops closed?'), []);
  });
});
