import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cue, createCueFinder } from '../../../../src/engine/plan/checks/cues.ts';

interface Named {
  readonly name: string;
  readonly cues?: readonly Cue[];
}

const ALWAYS: Named = { name: 'always' };
const OF_WORD: Named = { name: 'of a word', cues: ['followed'] };
const OF_WORDS: Named = { name: 'of words', cues: [new Set(['share', 'percent'])] };
const OF_PATTERN: Named = { name: 'of a pattern', cues: [/\bhow long\b/, / with the [a-z]+est /] };

const likely = createCueFinder([OF_PATTERN, ALWAYS, OF_WORD, OF_WORDS]);

test('createCueFinder() finds those whose words or patterns are said, in their order', () => {
  assert.deepEqual(likely('what share is followed by how long'.split(' ')), [
    OF_PATTERN,
    ALWAYS,
    OF_WORD,
    OF_WORDS,
  ]);
  assert.deepEqual(likely(['percent']), [ALWAYS, OF_WORDS]);
  assert.deepEqual(likely('boat with the longest mast'.split(' ')), [OF_PATTERN, ALWAYS]);
});

test('createCueFinder() finds those without cues alone where nothing of the others is said', () => {
  assert.deepEqual(likely('shares followed-up how many'.split(' ')), [ALWAYS]);
  assert.deepEqual(likely([]), [ALWAYS]);
});
