import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string | undefined {
  return withPlainTurn(tokenize(question))[0]
    ?.map(({ norm }) => norm)
    .join(' ');
}

describe('PART_BOUND_TURNS', () => {
  it('tell groups by the part of their rows that is so', () => {
    assert.equal(
      read('Which harbours have more than 5% of their open berths rented?'),
      'harbours whose percentage of open berths that are rented is above 5%',
    );
    assert.equal(
      read('harbours where at least 10 percent of the boats are late'),
      'harbours whose percentage of boats that are late is at least 10 percent',
    );
  });

  it('show the part where it is asked for', () => {
    assert.equal(
      read('harbours where under 5% of the boats were lost, with the rate'),
      'percentage of boats that are lost by harbours , only those below 5%',
    );
  });
});
