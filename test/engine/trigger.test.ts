import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTrigger } from '../../src/engine/trigger.ts';

test('createTrigger() finds what has a word of its smallest set said, and what needs none', () => {
  const likely = createTrigger([
    [new Set(['of', 'in', 'by']), new Set(['highest', 'lowest'])],
    [],
    [new Set(['most'])],
    [new Set(['most', 'highest']), new Set(['lowest', 'most', 'top'])],
  ]);
  assert.deepEqual(likely(['the', 'highest', 'rate', 'by']), new Set([1, 0, 3]));
  assert.deepEqual(likely(['most']), new Set([1, 2, 3]));
  assert.deepEqual(likely(['by', 'of', 'top']), new Set([1]));
});
