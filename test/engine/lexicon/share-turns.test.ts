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

describe('parts of a whole', () => {
  it('are percentages where that stands beside them', () => {
    assert.equal(
      filtered('what fraction, in percent, of the boats leak'),
      'what percentage of the boats leak',
    );
    assert.equal(filtered('what proportion (%) of the boats leak'), 'what percentage of the boats leak');
  });

  it('of each group are a breakdown', () => {
    assert.equal(turned('Share of each harbour in our catch'), 'percentage breakdown of catch by harbour');
    assert.equal(
      turned('What share does each harbour have in the catch?'),
      'percentage breakdown of catch by harbour',
    );
  });

  it('are of the amount that a bracket names', () => {
    assert.equal(
      turned('share of boats (by weight, not number) that sank'),
      'percentage of the weight of boats that sank',
    );
  });
});
