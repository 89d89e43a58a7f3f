import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainFilters } from '../../../src/engine/asides/with-plain-filters.ts';
import { rewording } from '../support/rewording.ts';

const said = rewording(withPlainFilters);

describe('MONEY_FILTERS', () => {
  it('say amounts for dollars beside counts, rates and shares', () => {
    assert.equal(said('bookings by region: count and dollars'), 'bookings by region : count and amount');
    assert.equal(said('loss rate by region, dollars not counts'), 'loss rate by region , by amount');
    assert.equal(said('loss rate by region in dollars'), 'loss rate by region by amount');
    assert.equal(said('collected dollars by region'), 'amount collected by region');
    assert.equal(
      said('of each dollar collected in 2024, how much was tax?'),
      'what share of the amount collected in 2024 was tax ?',
    );
    assert.equal(said('region mix of sales (pct of dollars)'), 'region mix of sales as percentages');
  });

  it('leave what is so many dollars', () => {
    assert.equal(said('bookings over 500 dollars by region'), null);
    assert.equal(said('sales in dollars by region'), null);
  });
});
