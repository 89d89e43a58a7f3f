import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keptPositions } from '../../../src/engine/emit/kept-positions.ts';

describe('keptPositions()', () => {
  const kept = (limit: number, offset?: number): readonly string[] =>
    keptPositions('position', { partitionBy: [], limit, ...(offset === undefined ? {} : { offset }) }).map(
      ({ sql }) => sql,
    );

  it('keeps the first rows of a group', () => assert.deepEqual(kept(3), ['position <= 3']));
  it('keeps the one after the first', () => assert.deepEqual(kept(1, 1), ['position = 2']));
  it('keeps several after the first', () => assert.deepEqual(kept(2, 1), ['position > 1', 'position <= 3']));
});
