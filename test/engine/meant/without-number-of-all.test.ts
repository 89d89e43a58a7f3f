import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Knowledge } from '../../../src/catalog/mod.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { withoutNumberOfAll } from '../../../src/engine/meant/without-number-of-all.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const KNOWLEDGE = {
  datasets: [{ name: 'boats', rowCount: 90, fields: [{ name: 'port', distinctCount: 4 }] }],
} as unknown as Knowledge;

function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ norm }, start): Candidate[] =>
    norm === 'ports'
      ? [
          {
            start,
            end: start + 1,
            meaning: { kind: 'field', dataset: 'boats', field: 'port' },
            match: 'exact',
            cost: 0,
          },
        ]
      : [],
  );
}

function read(question: string): string {
  return withoutNumberOfAll(tokenize(question), { find, knowledge: KNOWLEDGE })
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withoutNumberOfAll()', () => {
  it('leaves out how many there are where all of them are meant', () => {
    assert.equal(read('rank the four ports by boats'), 'rank the ports by boats');
    assert.equal(read('boats in each of the 4 ports'), 'boats in each of the ports');
    assert.equal(read('put the four ports in order of boats'), 'put the ports in order of boats');
    assert.equal(read('boats by ports, all four, most first'), 'boats by ports , most first');
  });
  it('keeps the number of some, and of those that are ranked', () => {
    for (const other of [
      'rank the three ports by boats',
      'the 4 ports with the most boats',
      'boats in all 4 ports',
      'boats by ports , all three , most first',
    ])
      assert.equal(read(other), other);
  });
});
