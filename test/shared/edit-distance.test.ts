import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editDistance } from '../../src/shared/edit-distance.ts';

describe('editDistance()', () => {
  for (const [a, b, distance] of [
    ['loan', 'loan', 0],
    ['loan', 'laon', 1],
    ['loan', 'loans', 1],
    ['loan', 'lon', 1],
    ['loan', 'load', 1],
    ['balance', 'ballence', 2],
    ['', 'ab', 2],
    ['grade', 'branch', 3],
  ] as const) {
    it(`is ${distance} from ${a} to ${b}, and back`, () => {
      assert.equal(editDistance(a, b, 2), distance);
      assert.equal(editDistance(b, a, 2), distance);
    });
  }
});
