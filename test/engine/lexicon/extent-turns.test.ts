import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainClauses } from '../../../src/engine/asides/with-plain-turn.ts';
import { rewording } from '../support/rewording.ts';

const said = rewording(withPlainClauses);

describe('EXTENT_TURNS', () => {
  it('tell how far something goes', () => {
    assert.equal(said('up to how many days late have deliveries been?'), 'highest days late of deliveries');
    assert.equal(
      said('the lowest number of weeks a visit was delayed by ward'),
      'lowest weeks delayed of visits by ward',
    );
    assert.equal(said('our shops are spread over how many towns?'), 'number of different towns of shops');
  });

  it('tell when there was most', () => {
    assert.equal(said('in which month of 2024 did visits peak?'), 'which month of 2024 had the most visits');
    assert.equal(
      said('which quarter led 2023 in terms of sales'),
      'which quarter in 2023 had the most sales',
    );
  });

  it('count what notes name', () => {
    assert.equal(said('owners, last name Lee, count'), 'number of owners with last name lee');
    assert.equal(said('distinct towns count, owners in Ohio'), 'number of different towns of owners in ohio');
    assert.equal(
      said('percentage late among deliveries by year'),
      'percentage of deliveries that are late by year',
    );
  });

  it('compare what two owners have, and say what comes of adding up', () => {
    assert.equal(
      said("for how many orders do the buyer's town and the shop's town not match?"),
      'how many orders where the buyer town is different from the shop town',
    );
    assert.equal(
      said('if you add up the fees of late visits, what do you get?'),
      'total fees of late visits',
    );
  });

  it('leave rows that are told by other words', () => {
    assert.equal(said('distinct towns of owners in Ohio'), null);
    assert.equal(said('which month of 2024 had the most visits?'), null);
  });
});
