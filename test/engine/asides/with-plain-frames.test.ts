import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainFrames } from '../../../src/engine/asides/with-plain-frames.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function plain(question: string): string | null {
  return (
    withPlainFrames(tokenize(question))
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withPlainFrames()', () => {
  it('says plainly which end of an order is first', () => {
    assert.equal(plain('Price by town, leader on top'), 'price by town , highest first');
    assert.equal(plain('Price by town, laggards first'), 'price by town , lowest first');
    assert.equal(plain('Price by year, running forward in time'), 'price by year , chronologically');
    assert.equal(plain('Price by town, A-Z'), 'price by town , sorted by town');
  });
  it('says plainly by what is grouped', () => {
    assert.equal(plain('Price for every one of our towns'), 'price for each towns');
    assert.equal(plain('Going town by town, price'), 'by town , price');
    assert.equal(plain('Price, one line per town'), 'price by town');
    assert.equal(plain('Boats by where each order stands'), 'boats by status');
  });
  it('says plainly what is asked for', () => {
    assert.equal(plain('Price of the old boats, summed up'), 'total price of the old boats');
    assert.equal(plain('What price do the old boats average?'), 'average price of the old boats');
    assert.equal(
      plain('Out of every hundred boats, how many are late?'),
      'what percentage of boats are late ?',
    );
    assert.equal(plain('How big a slice of boats is late?'), 'what share of boats is late ?');
  });
  it('leaves what says something', () => {
    for (const question of [
      'Payments made in time, by town',
      'Boats from the latest quarter on',
      'Price by town, not A first',
      'List the boats one by one',
      'Boats by where it hurts',
      'Prices of the late boats ending up in 2024',
      'Payments made on these days',
      'The rates of the late boats, summed up',
    ])
      assert.equal(plain(question), null, question);
  });
});
