import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remembered, rememberedBy, rememberedOf } from '../../src/shared/mod.ts';

describe('a remembered function', () => {
  const counting = (kept: number) => {
    const asked: string[] = [];
    const length = remembered((text) => {
      asked.push(text);
      return text.length;
    }, kept);
    return { asked, length };
  };

  it('computes what it is asked again once', () => {
    const { asked, length } = counting(2);
    assert.deepEqual([length('a'), length('bb'), length('a')], [1, 2, 1]);
    assert.deepEqual(asked, ['a', 'bb']);
  });

  it('keeps what is asked again and again among many others', () => {
    const { asked, length } = counting(2);
    for (const text of ['b', 'c', 'd', 'e', 'f']) assert.equal(length('a') + length(text), 2);
    assert.deepEqual(
      asked.filter((text) => text === 'a'),
      ['a'],
    );
  });

  it('forgets what is not', () => {
    const { asked, length } = counting(2);
    for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) length(text);
    assert.equal(asked.length, 6);
  });

  it('knows again what has the same key', () => {
    const asked: number[][] = [];
    const sum = rememberedBy(
      (numbers: readonly number[]) => numbers.join(),
      (numbers) => {
        asked.push([...numbers]);
        return numbers.reduce((whole, number) => whole + number, 0);
      },
      2,
    );
    assert.deepEqual([sum([1, 2]), sum([1, 2]), sum([2, 1])], [3, 3, 3]);
    assert.deepEqual(asked, [
      [1, 2],
      [2, 1],
    ]);
  });
});

describe('rememberedOf()', () => {
  it('computes once for each object, whatever comes out', () => {
    let computed = 0;
    const first = rememberedOf((list: readonly number[]) => {
      computed += 1;
      return list[0];
    });
    const [one, none]: readonly (readonly number[])[] = [[1], []];
    assert.deepEqual(
      [one, none, one, none, [1]].map((list) => first(list ?? [])),
      [1, undefined, 1, undefined, 1],
    );
    assert.equal(computed, 3);
  });
});
