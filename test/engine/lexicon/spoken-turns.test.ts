import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainFilters } from '../../../src/engine/asides/with-plain-filters.ts';
import { rewording } from '../support/rewording.ts';

const said = rewording(withPlainFilters);

describe('SPOKEN_FILTERS', () => {
  it('say "and" where one thing is so although another is', () => {
    assert.equal(said('pens in grade G although the score is high'), 'pens in grade g and the score is high');
    assert.equal(said('pens with no fee although they were late'), 'pens with no fee and that were late');
  });

  it('name the groups, the order and the day', () => {
    assert.equal(said('pens by grade, from A down to G'), 'pens by grade , from a to g');
    assert.equal(said('pens sorted by price downwards'), 'pens sorted by price descending');
    assert.equal(said('pens sold on Christmas Eve'), 'pens sold on december 24');
  });

  it('say what rows have', () => {
    assert.equal(said('which town racks up the most fines'), 'which town has the most fines');
    assert.equal(said('pens that were not hit with a late fee'), 'pens that have no late fee');
    assert.equal(said('pens longer as 60 months'), 'pens longer than 60 months');
  });

  it('leave what says something else', () => {
    for (const question of ['pens sold year to date', 'which town has the most fines'])
      assert.equal(said(question), null);
  });
});
