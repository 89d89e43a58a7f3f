import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { withAveragesOfGroups } from '../../../src/engine/meant/with-averages-of-groups.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const MEANINGS: ReadonlyMap<string, Candidate['meaning']> = new Map([
  ['ports', { kind: 'dataset', dataset: 'ports' }],
  ['boats', { kind: 'dataset', dataset: 'boats' }],
  ['length', { kind: 'field', dataset: 'boats', field: 'length' }],
  ['depth', { kind: 'field', dataset: 'ports', field: 'depth' }],
]);

function read(question: string): string {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm }, start): Candidate[] => {
    const meaning = MEANINGS.get(norm);
    return meaning === undefined ? [] : [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }];
  });
  const knowledge = {
    relationships: [{ from: 'boats', to: 'ports', isOneToOne: false }],
  } as unknown as Knowledge;
  return withAveragesOfGroups(tokens, { find: () => candidates, knowledge })
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withAveragesOfGroups()', () => {
  it('compares the average of many rows', () => {
    assert.equal(
      read('ports with above-average length'),
      'ports with average length above the overall average',
    );
    assert.equal(
      read('which ports have below average length?'),
      'which ports have average length below the overall average ?',
    );
  });
  it('leaves what rows have themselves, or share with others', () => {
    for (const other of ['ports with above average depth', 'boats with above average depth'])
      assert.equal(read(other), other);
  });
});
