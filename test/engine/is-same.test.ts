import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSame } from '../../src/engine/is-same.ts';

describe('isSame()', () => {
  const plain: readonly unknown[] = [
    1,
    '1',
    null,
    undefined,
    [],
    {},
    [1, 2],
    [2, 1],
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: 1 },
    { a: 1, c: undefined },
    { c: undefined, a: 1 },
    { a: { b: [null] } },
    { a: { b: [0] } },
  ];

  it('is what comparing the two as JSON is', () => {
    for (const left of plain) {
      for (const right of plain) {
        const written = JSON.stringify(left) === JSON.stringify(right);
        assert.equal(isSame(left, structuredClone(right)), written, JSON.stringify([left, right]));
      }
    }
  });
});
