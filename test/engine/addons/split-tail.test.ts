import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sentencesOf, tailSplits } from '../../../src/engine/addons/split-tail.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function norms(tokens: readonly Token[]): string {
  return tokens.map(({ norm }) => norm).join(' ');
}

describe('tailSplits()', () => {
  it('splits at marks, commas and words that begin an order, the longest end first', () => {
    const splits = tailSplits(tokenize('Which shops closed? List them, largest first.'), []);
    assert.deepEqual(
      splits.map(({ body, tail }) => [norms(body), norms(tail)]),
      [
        ['which shops closed ?', 'list them , largest first .'],
        ['which shops closed ? list them', 'largest first .'],
      ],
    );
    assert.deepEqual(
      tailSplits(tokenize('shops per city in descending order'), []).map(({ boundary, tail }) => [
        boundary,
        norms(tail),
      ]),
      [['none', 'in descending order']],
    );
  });
});

describe('sentencesOf()', () => {
  it('keeps "then" with what it begins', () => {
    const [split] = tailSplits(tokenize('shops per city; biggest first, then by name'), []);
    assert.ok(split !== undefined);
    assert.deepEqual(
      sentencesOf(split).map(({ pieces }) => pieces.map(norms)),
      [['biggest first', 'then by name']],
    );
  });
});
