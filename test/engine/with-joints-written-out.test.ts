import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate, Meaning } from '../../src/engine/candidate.ts';
import { recognizeWords } from '../../src/engine/recognize/words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { withJointsWrittenOut } from '../../src/engine/with-joints-written-out.ts';

const NAMES: Readonly<Record<string, Meaning>> = {
  dogs: { kind: 'dataset', dataset: 'dogs' },
  treatments: { kind: 'dataset', dataset: 'treatments' },
  weight: { kind: 'field', dataset: 'dogs', field: 'weight' },
  age: { kind: 'field', dataset: 'dogs', field: 'age' },
  breed: { kind: 'field', dataset: 'dogs', field: 'breed' },
  husky: { kind: 'value', dataset: 'dogs', field: 'breed', value: 'husky' },
};

function read(question: string): readonly string[] {
  const tokens = tokenize(question);
  const named = tokens.flatMap(({ norm }, start): readonly Candidate[] => {
    const meaning = NAMES[norm];
    return meaning === undefined ? [] : [{ start, end: start + 1, meaning, match: 'exact', cost: 0 }];
  });
  const ways = withJointsWrittenOut(tokens, [...recognizeWords(tokens), ...named]);
  return ways.map((way) => way.map(({ norm }) => norm).join(' '));
}

describe('withJointsWrittenOut() writes out', () => {
  it('of what rows a column is', () => {
    assert.deepEqual(read('average weight dogs'), ['average weight of dogs', 'average weight with dogs']);
    assert.deepEqual(read('average weight husky dogs')[0], 'average weight of husky dogs');
  });
  it('what rows have', () => {
    assert.deepEqual(read('dogs highest weight')[0], 'dogs with highest weight');
    assert.deepEqual(read('dogs no treatments')[0], 'dogs with no treatments');
    assert.deepEqual(read('dogs breed husky')[0], 'dogs with breed husky');
  });
  it('the list of columns', () => {
    assert.deepEqual(read('age breed dogs')[0], 'age , breed of dogs');
  });
  it('what the note ends with', () => {
    assert.deepEqual(read('husky dogs count'), ['number of husky dogs']);
    assert.deepEqual(read('dogs list'), ['list dogs']);
  });
});

describe('withJointsWrittenOut() leaves', () => {
  it('sentences, and notes that have their joints', () => {
    assert.deepEqual(read('what is the average weight dogs'), []);
    assert.deepEqual(read('average weight of dogs'), []);
    assert.deepEqual(read('average weight dogs minus age'), []);
  });
  it('the row that a superlative chooses', () => {
    assert.deepEqual(read('lowest weight dogs'), []);
  });
});
