import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agentOf } from '../../../src/catalog/names/agent-nouns.ts';

describe('agentOf()', () => {
  it('tells who did it, where somebody is called so', () => {
    assert.equal(agentOf('directed'), 'director');
    assert.equal(agentOf('written'), 'writer');
    assert.equal(agentOf('affected'), null);
  });
});
