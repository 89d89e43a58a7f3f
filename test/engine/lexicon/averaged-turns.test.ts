import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainClauses } from '../../../src/engine/asides/with-plain-turn.ts';
import { rewording } from '../support/rewording.ts';

const said = rewording(withPlainClauses);

describe('AVERAGED_TURNS', () => {
  it('average over the rows that are called average', () => {
    assert.equal(said('what score does the average owner have?'), 'average score of owners');
    assert.equal(said('how long a lease does the median tenant have?'), 'median lease of tenants');
    assert.equal(said('how high is the price at the median by town?'), 'median price by town ?');
  });

  it('average what rows have', () => {
    assert.equal(said('what price do we charge on average in 2024?'), 'average price in 2024 ?');
    assert.equal(said('how many pets does each owner have on average?'), 'average pets per owner');
    assert.equal(
      said('how many years have owners been insured on average?'),
      'average years insured of owners',
    );
    assert.equal(said('how many months is the average term?'), 'average term in months');
    assert.equal(
      said('how late are visits on average grouped by ward'),
      'average days late of visits grouped by ward',
    );
  });

  it('leave what says no length, and who else has a part in it', () => {
    assert.equal(said('how many months is a loan on average?'), null);
    assert.equal(said('what rate do owners pay on average?'), null);
    assert.equal(said('how much do shops ask for on average?'), null);
  });
});
