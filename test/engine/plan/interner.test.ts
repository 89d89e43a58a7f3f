import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInterner } from '../../../src/engine/plan/interner.ts';

describe('createInterner()', () => {
  it('gives equal values one number, whoever made them', () => {
    const { idOf } = createInterner();
    const make = () => ({ kind: 'and', of: [{ kind: 'value', value: 5 }, null] });
    assert.equal(idOf(make()), idOf(make()));
  });

  it('tells apart what differs in type, order, name or nesting', () => {
    const { idOf } = createInterner();
    const values = [
      5,
      '5',
      null,
      'null',
      [],
      {},
      [1, 2],
      [2, 1],
      [[1], 2],
      { a: 1 },
      { b: 1 },
      ['a:1,'],
      true,
    ];
    assert.equal(new Set(values.map(idOf)).size, values.length);
  });
});
