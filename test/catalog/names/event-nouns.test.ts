import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventNounsOf, participleOfNoun } from '../../../src/catalog/names/event-nouns.ts';

describe('eventNounsOf()', () => {
  it('makes nouns by rule, and knows the others', () => {
    assert.deepEqual(eventNounsOf('donated'), ['donation']);
    assert.deepEqual(eventNounsOf('inspected'), ['inspection']);
    assert.deepEqual(eventNounsOf('admitted'), ['admission']);
    assert.deepEqual(eventNounsOf('died'), ['death']);
  });

  it('makes none of what is more often something else', () => {
    assert.deepEqual(eventNounsOf('located'), []);
    assert.deepEqual(eventNounsOf('walked'), []);
  });
});

describe('participleOfNoun()', () => {
  it('tells what was done of a noun, and nothing of other words', () => {
    assert.equal(participleOfNoun('treatment'), 'treated');
    assert.equal(participleOfNoun('donation'), 'donated');
    assert.equal(participleOfNoun('station'), null);
    assert.equal(participleOfNoun('location'), null);
  });
});
