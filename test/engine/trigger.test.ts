import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTrigger } from '../../src/engine/trigger.ts';

test('createTrigger() finds in their order what has a word of the set said that is needed least, and what needs none', () => {
  const likely = createTrigger([
    [new Set(['of', 'in', 'by']), new Set(['highest', 'lowest'])],
    [],
    [new Set(['most'])],
    [new Set(['by', 'in']), new Set(['top'])],
  ]);
  assert.deepEqual(likely(new Set(['the', 'highest', 'rate', 'by'])), [0, 1]);
  assert.deepEqual(likely(new Set(['most'])), [1, 2]);
  assert.deepEqual(likely(new Set(['top', 'by', 'of'])), [1, 3]);
});
