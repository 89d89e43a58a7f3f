import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withEndsOfRows } from '../../../src/engine/asides/with-ends-of-rows.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function plain(question: string): string | undefined {
  return withEndsOfRows(tokenize(question), [])
    ?.map(({ norm }) => norm)
    .join(' ');
}

describe('withEndsOfRows()', () => {
  it('leaves out rows that are named again', () => {
    assert.equal(
      plain('How many boats are there of each class? Put the most common class first.'),
      'how many boats are there of each class ? most common first .',
    );
    assert.equal(plain('Crew per boat, put the largest first'), 'crew per boat , largest first');
  });

  it('leaves out an end that says again what is ranked', () => {
    assert.equal(plain('The five best rated boats, best first.'), 'the five best rated boats .');
    assert.equal(plain('Top 3 boats by length, from the best down'), 'top 3 boats by length');
  });

  it('keeps what an order is by', () => {
    assert.equal(plain('List boats and prices, highest price first'), undefined);
    assert.equal(plain('The 5 worst rated boats, best first'), undefined);
    assert.equal(plain('Boats by date, oldest refit date first'), undefined);
  });
});
