import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { withTileCounted } from '../../../src/engine/meant/with-tile-counted.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string, rowCount = 9000): string {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): Candidate[] => {
    const meaning =
      norm === 'boats'
        ? ({ kind: 'dataset', dataset: 'boats' } as const)
        : norm === 'length'
          ? ({ kind: 'field', dataset: 'boats', field: 'length' } as const)
          : null;
    return meaning === null ? [] : [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }];
  });
  const knowledge = { datasets: [{ name: 'boats', rowCount }] } as unknown as Knowledge;
  return withTileCounted(tokens, { find: () => candidates, knowledge })
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withTileCounted()', () => {
  it('counts the rows that a title names', () => {
    assert.equal(read('Boats With Two or More Masts'), 'number of boats with two or more masts');
    assert.equal(read('Boats With Length Over 20'), 'number of boats with length over 20');
  });
  it('leaves a note, a list of columns, a title that groups or ranks, and rows that are few', () => {
    for (const other of [
      'boats with two or more masts',
      'Boats With Length and Name',
      'Boats With Masts by Port',
      'Boats With the Most Masts',
      'Boats With Masts (Name, Port)',
    ])
      assert.equal(
        read(other),
        tokenize(other)
          .map(({ norm }) => norm)
          .join(' '),
      );
    assert.equal(read('Boats With Two Masts', 20), 'boats with two masts');
  });
});
