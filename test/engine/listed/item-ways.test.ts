import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemWays } from '../../../src/engine/listed/item-ways.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function ways(item: string): readonly string[] {
  return itemWays(tokenize(item)).map((way) =>
    way.kind === 'people' ? 'people' : way.tokens.map(({ norm }) => norm).join(' '),
  );
}

describe('itemWays()', () => {
  it('takes who did it for the people', () => {
    assert.deepEqual(ways('who'), ['people']);
    assert.deepEqual(ways('who borrowed'), ['people']);
    assert.deepEqual(ways('payer'), ['people']);
    assert.deepEqual(ways("who's the borrower"), []);
  });

  it('calls a date after what was done then', () => {
    assert.deepEqual(ways('when it was closed'), ['closed', 'closed on', 'date closed']);
    assert.deepEqual(ways('date they joined'), ['joined', 'joined on', 'date joined']);
    assert.deepEqual(ways('opened when'), ['opened', 'opened on', 'date opened']);
    assert.deepEqual(ways('when'), ['when', 'date']);
    assert.deepEqual(ways('joining date'), ['joined', 'joined on', 'date joined']);
  });

  it('asks for reasons and numbers by their names, and leaves out who is spoken of', () => {
    assert.deepEqual(ways('why'), ['reason']);
    assert.deepEqual(ways('loan nr'), ['loan id']);
    assert.deepEqual(ways('how many days late'), ['days late']);
    assert.deepEqual(ways('state where they live'), ['state']);
    assert.deepEqual(ways('city they live in'), ['city']);
    assert.deepEqual(ways('they owe'), ['owe']);
    assert.deepEqual(ways('city'), []);
  });
});
