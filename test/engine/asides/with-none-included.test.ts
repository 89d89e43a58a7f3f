import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withNoneIncluded } from '../../../src/engine/asides/with-none-included.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string {
  return withNoneIncluded(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withNoneIncluded()', () => {
  it('includes groups with none where that is said by what is counted', () => {
    for (const said of ['the codes that were never used', 'those not used', 'codes that did not get used']) {
      const is = said.includes('get') ? said : 'those with none';
      assert.equal(
        read(`How many rides used each code? Include ${said}.`),
        `how many rides used each code ? include ${is} .`,
      );
    }
    assert.equal(
      read('Number of treatments per dog, including dogs that were never treated'),
      'number of treatments per dog , including those with none',
    );
    assert.equal(
      read('How many treatments did each vet do? Include those who did none.'),
      'how many treatments did each vet do ? include those with none .',
    );
  });

  it('leaves what is said of another deed', () => {
    for (const question of [
      'number of treatments per dog , including dogs that were never adopted',
      'number of treatments per dog , including the price',
    ])
      assert.equal(read(question), question);
  });
});
