import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainFilters } from '../../../src/engine/asides/with-plain-filters.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const read = (question: string): string | undefined =>
  withPlainFilters(tokenize(question))
    ?.map(({ norm }) => norm)
    .join(' ');

describe('amounts that are called by what was done with them', () => {
  it('are the columns of that', () => {
    assert.equal(
      read('gap between what was asked for and what was paid'),
      'gap between the requested amount and the amount paid',
    );
    assert.equal(
      read('orders over 90% of what the tariff allows at most'),
      "orders over 90% of the tariff 's maximum amount",
    );
  });

  it('are compared with what was got', () => {
    assert.equal(
      read('orders that got less than the client asked for'),
      'orders whose amount is less than the requested amount',
    );
  });
});
