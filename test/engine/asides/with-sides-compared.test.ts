import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withSidesCompared } from '../../../src/engine/asides/with-sides-compared.ts';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['red', 'colour'],
  ['blue', 'colour'],
  ['oslo', 'harbour'],
]);

function compared(question: string): string | null {
  const tokens = tokenize(question);
  const candidates = tokens.flatMap(({ norm: value }, at): Candidate[] => {
    const field = FIELDS.get(value);
    const meaning = { kind: 'value', dataset: 'boats', field: field ?? '', value } as const;
    return field === undefined ? [] : [{ start: at, end: at + 1, match: 'exact', cost: 0, meaning }];
  });
  return (
    withSidesCompared(tokens, candidates)
      ?.map(({ norm }) => norm)
      .join(' ') ?? null
  );
}

describe('withSidesCompared()', () => {
  it('sets two values of one column against one another', () => {
    assert.equal(compared('compare the number of red and blue boats'), 'the number of red versus blue boats');
    assert.equal(
      compared('for each year, compare the number of red and blue boats'),
      'for each year , the number of red versus blue boats',
    );
  });

  it('leaves what is compared otherwise', () => {
    assert.equal(compared('compare the number of red boats with that of blue boats'), null);
    assert.equal(compared('compare the number of red and oslo boats'), null);
    assert.equal(compared('compare the length and the weight of red boats'), null);
    assert.equal(compared('red and blue boats'), null);
  });
});
