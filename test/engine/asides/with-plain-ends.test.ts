import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainEnds } from '../../../src/engine/asides/with-plain-ends.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function plain(question: string): string | null {
  return (
    withPlainEnds(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withPlainEnds()', () => {
  it('keeps the ends of an order alone, where what is beside them is named before', () => {
    assert.equal(
      plain('trips per zone, from the zone with the most trips to the one with the fewest'),
      'trips per zone , from most to fewest',
    );
    assert.equal(
      plain('goals in each season, from the earliest season to the latest?'),
      'goals in each season , from earliest to latest ?',
    );
  });

  it('leaves what is no order, or goes by something else', () => {
    assert.equal(plain('rent per zone, from the zone with the most trips to the one with the fewest'), null);
    assert.equal(plain('flights from the largest city to Oslo'), null);
  });
});
