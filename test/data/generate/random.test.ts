import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '../../../data/generate/random.ts';

describe('createRandom()', () => {
  it('draws the same for the same name, and otherwise for another', () => {
    const draws = (name: string): number[] => {
      const random = createRandom(name);
      return Array.from({ length: 5 }, () => random.next());
    };
    assert.deepEqual(draws('loans'), draws('loans'));
    assert.notDeepEqual(draws('loans'), draws('borrowers'));
  });

  it('is uniform, about normal, and true to its weights', () => {
    const random = createRandom('test');
    const counts = { tenths: Array.from({ length: 10 }, () => 0), a: 0 };
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < 20_000; i++) {
      const tenth = random.integer(0, 9);
      counts.tenths[tenth] = (counts.tenths[tenth] ?? Number.NaN) + 1;
      const draw = random.normal();
      sum += draw;
      squares += draw * draw;
      if (
        random.weighted([
          ['a', 1],
          ['b', 3],
          ['never', 0],
        ]) === 'a'
      )
        counts.a++;
    }
    assert.ok(
      counts.tenths.every((count) => Math.abs(count - 2_000) < 200),
      `${counts.tenths}`,
    );
    assert.ok(Math.abs(sum / 20_000) < 0.03);
    assert.ok(Math.abs(squares / 20_000 - 1) < 0.05);
    assert.ok(Math.abs(counts.a - 5_000) < 300);
  });

  it('refuses to pick when nothing has weight', () => {
    assert.throws(() => createRandom('test').weighted([['a', 0]]), /Nothing to pick from/);
  });
});
