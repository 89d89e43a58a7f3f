import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | undefined {
  return withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ');
}

describe('LABEL_TURNS', () => {
  it('ask for the percentage that stands in brackets', () => {
    assert.equal(read('Boats Without Sails (%)'), 'percentage of boats without sails');
    assert.equal(read('Default (%) by Port'), 'default rate by port');
    assert.equal(read('Leaking Boats (%) by Port'), 'percentage of leaking boats by port');
  });
  it('divide one by the other, but no state by a state of nothing', () => {
    assert.equal(read('Leaking-to-Dry Boat Ratio by Port'), 'ratio of leaking to dry boats by port');
    assert.equal(read('ratio leaking/dry boats'), 'ratio of leaking to dry boats');
    assert.equal(read('leaking to sold off ratio per port'), undefined);
  });
  it('compare with the average of others', () => {
    assert.equal(read('boats with length > port avg'), 'boats with length > the average of their port');
    assert.equal(read('Boats Above Overall Leak Rate'), 'boats with leak rate above the overall leak rate');
  });
  it('say what moved', () => {
    assert.equal(
      read('Ports with Falling Leak Rate, 2021 to 2022'),
      'ports where leak rate dropped between 2021 and 2022',
    );
    assert.equal(
      read('2024 months with income down vs previous month'),
      'months of 2024 in which income was lower than previous month',
    );
  });
});
