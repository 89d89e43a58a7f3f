import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withValuesOfNamed } from '../../../src/engine/asides/with-values-of-named.ts';
import type { Candidate, Meaning } from '../../../src/engine/candidate.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const KNOWN: readonly (readonly [word: string, meaning: Meaning])[] = [
  ['oak', { kind: 'value', dataset: 'boats', field: 'wood', value: 'Oak' }],
  ['oak', { kind: 'segment', segment: 'heavy', isNoun: false }],
  ['pine', { kind: 'value', dataset: 'boats', field: 'wood', value: 'Pine' }],
  ['wood', { kind: 'field', dataset: 'boats', field: 'wood' }],
];

function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ norm }, start) =>
    KNOWN.flatMap(([word, meaning]): readonly Candidate[] =>
      word === norm ? [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }] : [],
    ),
  );
}

const read = (question: string): string =>
  withValuesOfNamed(tokenize(question), find)
    .map(({ norm }) => norm)
    .join(' ');

describe('withValuesOfNamed()', () => {
  it('says of which column a value is where the bracket names it', () => {
    assert.equal(read('oak boats (wood) in Oslo'), 'boats with wood oak in oslo');
  });

  it('leaves what is not in doubt, or what no column explains', () => {
    assert.equal(read('pine boats (wood)'), 'pine boats ( wood )');
    assert.equal(read('oak boats (heavy)'), 'oak boats ( heavy )');
  });
});
