import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { createExampleMatcher, type Example } from '../../../src/engine/examples/match-example.ts';
import type { Token } from '../../../src/engine/token.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const CITIES = ['Oslo', 'Rome', 'Bath'];

/** Cities are the only values. */
function find(tokens: readonly Token[]): readonly Candidate[] {
  return tokens.flatMap(({ text }, start) =>
    CITIES.includes(text)
      ? [
          {
            start,
            end: start + 1,
            meaning: { kind: 'value', dataset: 'towns', field: 'city', value: text },
            match: 'exact',
            cost: 0,
          } as const,
        ]
      : [],
  );
}

const EXAMPLES: readonly Example[] = [
  { id: 'in', questions: ['ferries to Oslo'], sql: "SELECT 1 WHERE city = 'Oslo'" },
  { id: 'both', questions: ['ferries from Rome to Oslo, please'], sql: "SELECT 'Rome', 'Oslo'" },
  { id: 'twice', questions: ['trains to Rome'], sql: "SELECT 'Rome' WHERE city = 'Rome'" },
  { id: 'none', questions: ['how many ferries are there?', 'ferry count'], sql: 'SELECT 3' },
];

function matcher() {
  const asked: string[] = [];
  const { match } = createExampleMatcher(EXAMPLES, {
    tokenize,
    find: (tokens) => {
      asked.push(tokens.map(({ text }) => text).join(' '));
      return find(tokens);
    },
  });
  const sqlOf = (question: string): string | undefined => {
    const tokens = tokenize(question);
    return match({ tokens, candidates: find(tokens) })?.sql;
  };
  return { asked, sqlOf };
}

describe('createExampleMatcher()', () => {
  it('finds the same words, marks aside', () => {
    const { sqlOf } = matcher();
    assert.equal(sqlOf('How many ferries are there'), 'SELECT 3');
    assert.equal(sqlOf('ferry count?'), 'SELECT 3');
    assert.equal(sqlOf('ferry counts'), undefined);
  });

  it('puts other values in the place of the example’s', () => {
    const { sqlOf } = matcher();
    assert.equal(sqlOf('ferries to Bath'), "SELECT 1 WHERE city = 'Bath'");
    assert.equal(sqlOf('ferries from Oslo to Bath please'), "SELECT 'Oslo', 'Bath'");
    assert.equal(sqlOf('ferries to Bath to Oslo'), undefined);
  });

  it('exchanges no value that the SQL has more than once', () => {
    const { sqlOf } = matcher();
    assert.equal(sqlOf('trains to Bath'), undefined);
    assert.equal(sqlOf('trains to Rome'), "SELECT 'Rome' WHERE city = 'Rome'");
  });

  it('looks into the examples that are like the question, once', () => {
    const { asked, sqlOf } = matcher();
    sqlOf('boats to Bath');
    assert.deepEqual(asked, []);
    sqlOf('ferries to Bath');
    sqlOf('ferries to Rome');
    assert.deepEqual(asked, ['ferries to Oslo']);
  });
});
