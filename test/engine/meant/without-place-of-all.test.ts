import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { withoutPlaceOfAll } from '../../../src/engine/meant/without-place-of-all.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function asked(question: string, match: Candidate['match'], name = 'town harbour'): string {
  const find = (tokens: readonly Token[]): readonly Candidate[] =>
    tokens.flatMap(({ norm }, start): Candidate[] =>
      norm === 'harbour'
        ? [{ start, end: start + 1, meaning: { kind: 'dataset', dataset: 'harbour_office' }, match, cost: 0 }]
        : [],
    );
  const knowledge = { name, datasets: [] } as unknown as Knowledge;
  return withoutPlaceOfAll(tokenize(question), { find, knowledge })
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withoutPlaceOfAll()', () => {
  it('leaves out what the database as a whole is called', () => {
    assert.equal(asked('number of boats in the harbour?', 'partial'), 'number of boats ?');
    assert.equal(asked('boats in the harbour by type', 'headless'), 'boats by type');
  });

  it('keeps what rows are called, one place among others, and other words', () => {
    assert.equal(asked('boats in the harbour', 'exact'), 'boats in the harbour');
    assert.equal(asked('boats in each harbour', 'partial'), 'boats in each harbour');
    assert.equal(asked('boats in the harbour Easton', 'partial'), 'boats in the harbour easton');
    assert.equal(asked('boats in the town', 'partial'), 'boats in the town');
    assert.equal(asked('boats in the harbour', 'partial', 'harbour'), 'boats in the harbour');
  });
});
