import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../src/engine/candidate.ts';
import { withOwnStates } from '../../src/engine/own-states.ts';
import { recognizeWords } from '../../src/engine/recognize/words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';

describe('withOwnStates()', () => {
  it('writes the condition in the place of the name, after the rows', () => {
    for (const question of [
      'steep = slope over 30; how many steep trails by region',
      'Define steep as a slope over 30. How many steep trails by region?',
      'A trail is steep if its slope is over 30. How many steep trails by region?',
      'Call a trail steep if the slope is over 30, and how many steep trails by region',
      'how many steep trails by region, where steep means a slope over 30?',
      'how many steep trails (slope over 30) by region',
    ])
      assert.match(
        written(question) ?? '',
        /^how many trails with slope (?:is )?over 30 by region/,
        question,
      );
  });

  it('says what they have where the name stands behind them', () => {
    assert.equal(
      written('how many trails are steep, where steep means slope over 30'),
      'how many trails have slope over 30',
    );
  });

  it('leaves alone what names no condition, and names that are used otherwise', () => {
    for (const question of [
      'steep = hard to climb; how many steep trails',
      'steep = slope over 30; how many trails by region',
      'Call a trail steep if the slope is over 30 and flat otherwise. How many steep trails?',
      'steep = slope over 30; how many steep ones',
      'how many trails (in total) by region',
    ])
      assert.equal(written(question), null, question);
  });
});

function written(question: string): string | null {
  const tokens = tokenize(question);
  const rows = tokens.flatMap(({ norm }, start): Candidate[] =>
    /^trails?$/.test(norm)
      ? [{ start, end: start + 1, meaning: { kind: 'dataset', dataset: 'trails' }, cost: 0, match: 'exact' }]
      : [],
  );
  const own = withOwnStates(tokens, [...recognizeWords(tokens), ...rows]);
  return own === null ? null : own.map(({ norm }) => norm).join(' ');
}
