import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const turned = (question: string): string | undefined =>
  withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ');

describe('whether one side is more than the other', () => {
  it('asks for both', () => {
    assert.equal(
      turned('Is the average weight higher for oak boats than for pine boats?'),
      'the average weight of oak boats versus pine boats',
    );
    assert.equal(
      turned('Do oak boats have a higher average weight than pine boats?'),
      'average weight of oak boats versus pine boats',
    );
    assert.equal(
      turned('Is the average weight of oak boats lower than that of pine boats?'),
      'the average weight of oak boats versus pine boats',
    );
  });

  it('has no side in a number, or in what is usual', () => {
    assert.equal(turned('Is the average weight higher for oak boats than 10 %?'), undefined);
    assert.equal(turned('Is the average weight higher for oak boats than last year?'), undefined);
  });

  it('adds up to the end of each period', () => {
    assert.equal(
      turned('cumulative number of boats by the end of each year'),
      'cumulative number of boats by year',
    );
  });
});
