import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { saidOrders } from '../../../src/engine/addons/said-orders.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function said(...pieces: readonly string[]): readonly string[] | null {
  const orders = saidOrders(pieces.map(tokenize));
  return (
    orders?.map(({ key, end, isTie }) =>
      [
        isTie ? 'tie' : 'order',
        key.map(({ norm }) => norm).join(' ') || '-',
        end === null ? '-' : [end.direction, end.about ?? ''].join(' ').trim(),
      ].join(': '),
    ) ?? null
  );
}

describe('saidOrders()', () => {
  it('reads which end comes first, with or without what by', () => {
    assert.deepEqual(said('largest first'), ['order: -: desc measure']);
    assert.deepEqual(said('smallest rent on top'), ['order: rent: asc measure']);
    assert.deepEqual(said('sorted by rent from low to high'), ['order: rent: asc measure']);
    assert.deepEqual(said('by floor area descending'), ['order: floor area: desc']);
    assert.deepEqual(said('most recent first'), ['order: -: desc time']);
    assert.deepEqual(said('in reverse alphabetical order'), ['order: -: desc name']);
    assert.deepEqual(said('with the highest at the bottom'), ['order: -: asc measure']);
  });

  it('joins an end to what is sorted by, and takes what follows for further keys', () => {
    assert.deepEqual(said('sorted by rent', 'highest first'), ['order: rent: desc measure']);
    assert.deepEqual(said('largest first', 'then by name'), ['order: -: desc measure', 'order: name: -']);
    assert.deepEqual(said('ordered by city', 'and street'), ['order: city: -', 'order: street: -']);
  });

  it('reads what comes first of those that are equal', () => {
    assert.deepEqual(said('break ties by shop id'), ['tie: shop id: -']);
    assert.deepEqual(said('on a tie take the lowest id'), ['tie: id: asc measure']);
    assert.deepEqual(said('in case of ties', 'the oldest shop first'), ['tie: shop: desc age']);
    assert.deepEqual(said('if equal', 'by name'), ['tie: name: -']);
    assert.deepEqual(said('if tied', 'lowest id'), ['tie: id: asc measure']);
    assert.deepEqual(said('on the same day', 'the higher id first'), ['tie: id: desc measure']);
    assert.deepEqual(said('on equal amounts take the smaller id'), ['tie: id: asc measure']);
  });

  it('takes nothing else for an order', () => {
    assert.equal(said('by city'), null);
    assert.equal(said('only the closed ones'), null);
    assert.equal(said('how many of them are in the north'), null);
  });
});
