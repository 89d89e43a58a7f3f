import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutToday } from '../../../src/engine/asides/without-today.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const said = (question: string): string | null =>
  withoutToday(tokenize(question))
    ?.tokens.map(({ norm }) => norm)
    .join(' ') ?? null;

describe('withoutToday()', () => {
  it('asks for what is so without it', () => {
    assert.equal(said('How many boats are overdue today?'), 'how many boats are overdue ?');
    assert.equal(said('stock by harbour as we stand today'), 'stock by harbour');
    assert.equal(said('As of today, what is the remaining balance'), ', what is the remaining balance');
    assert.equal(said('How many open repairs do we have today?'), 'how many open repairs do we have ?');
  });

  it('leaves what was done today, and what may have been', () => {
    assert.equal(said('How many boats became overdue today?'), null);
    assert.equal(said('balance of accounts opened today'), null);
    assert.equal(said('late arrivals today'), null);
    assert.equal(said('How many late boats were there today?'), null);
    assert.equal(said('How many repairs are done today?'), null);
  });
});
