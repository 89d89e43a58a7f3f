import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withPlainFilters } from '../../../src/engine/asides/with-plain-filters.ts';
import { withPlainTurn } from '../../../src/engine/asides/with-plain-turn.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const text = (tokens: readonly Token[] | null | undefined): string | null =>
  tokens?.map(({ norm }) => norm).join(' ') ?? null;
const filtered = (question: string): string | null => text(withPlainFilters(tokenize(question)));
const turned = (question: string): string | null => text(withPlainTurn(tokenize(question))[0]);

describe('rows that others have', () => {
  it('are compared with the whole by a percentage', () => {
    assert.equal(
      filtered('harbours where more than half of the boats are leaking'),
      'harbours where the percentage of boats that are leaking is more than 50 percent',
    );
  });

  it('are those beside others of another state', () => {
    assert.equal(
      turned('clients with a lost claim who still have another one open'),
      'clients with a lost claim and a open claim',
    );
  });

  it('are counted whatever was done to them', () => {
    assert.equal(turned('How many regattas were held in total?'), 'how many regattas are there');
    assert.equal(turned('How many boats were built in total?'), 'how many boats were built');
  });

  it('are not told apart by the same state', () => {
    assert.equal(turned('clients with an open claim who have another open claim'), null);
  });

  it('are the only ones', () => {
    assert.equal(filtered('clients whose only claims are lost claims'), 'clients who have only lost claims');
  });
});
