import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOf, rewrite } from '../../../src/engine/plan/rewrite.ts';

const leaf = { kind: 'leaf', value: 1 };

describe('rewrite()', () => {
  it('replaces inner objects wherever they stand', () => {
    const whole = { of: [leaf, { kind: 'other', inner: leaf }], name: 'x' };
    const doubled = rewrite(whole, (part) => ('value' in part ? { ...part, value: 2 } : part));
    assert.deepEqual(doubled, {
      of: [
        { kind: 'leaf', value: 2 },
        { kind: 'other', inner: { kind: 'leaf', value: 2 } },
      ],
      name: 'x',
    });
    assert.equal(leaf.value, 1);
  });

  it('keeps the identity of what stays the same, and of one object that stands twice', () => {
    const same = { of: [leaf] };
    assert.equal(
      rewrite(same, (part) => part),
      same,
    );
    const [first, second] = rewrite([leaf, leaf], (part) => ({ ...part }));
    assert.equal(first, second);
  });
});

describe('partsOf()', () => {
  it('lists the value and every object in it', () => {
    assert.deepEqual(partsOf({ of: [leaf] }), [{ of: [leaf] }, [leaf], leaf]);
    assert.deepEqual(partsOf('text'), []);
  });
});
