import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutAmountDeeds } from '../../../src/engine/asides/without-amount-deeds.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | null {
  return (
    withoutAmountDeeds(tokenize(question), [])
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withoutAmountDeeds()', () => {
  it('gives an amount to those who did what is done with it', () => {
    assert.equal(
      read('average fine amount paid by members in each city'),
      'average fine amount of members in each city',
    );
    assert.equal(read('points that were scored by each player'), 'points for each player');
    assert.equal(read('fees charged at Hilltop'), 'fees at hilltop');
    assert.equal(read('late fees billed on rentals'), 'late fees on rentals');
    assert.equal(read('highest price ever charged for Lamps'), 'highest price for lamps');
    assert.equal(read('total settlement amount paid in 2023'), 'total settlement amount in 2023');
    assert.equal(read('number of titles won in 2023'), 'number of titles in 2023');
  });

  it('keeps what the amounts are grouped by', () => {
    assert.equal(read('total fare collected by month'), 'total fare by month');
  });

  it('leaves a verb that tells which amount it is', () => {
    assert.equal(read('average principal paid by renters'), null);
    assert.equal(read('fees refunded to members'), null);
  });
});
