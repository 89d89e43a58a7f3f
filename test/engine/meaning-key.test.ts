import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Meaning } from '../../src/engine/candidate.ts';
import { meaningKey } from '../../src/engine/meaning-key.ts';

const MEANINGS: readonly Meaning[] = [
  { kind: 'language', sense: 'loans' },
  { kind: 'dataset', dataset: 'loans' },
  { kind: 'dataset', dataset: 'loans x' },
  { kind: 'metric', metric: 'loans' },
  { kind: 'field', dataset: 'loans', field: 'a b' },
  { kind: 'field', dataset: 'loans a', field: 'b' },
  { kind: 'event', dataset: 'loans', field: 'a b' },
  { kind: 'segment', segment: 'late', isNoun: true },
  { kind: 'segment', segment: 'late', isNoun: false },
  { kind: 'value', dataset: 'loans', field: 'a', value: 1 },
  { kind: 'value', dataset: 'loans', field: 'a', value: '1' },
  { kind: 'value', dataset: 'loans', field: 'a string 1', value: '' },
  { kind: 'value', dataset: 'loans', field: 'a","b', value: '1' },
  { kind: 'number', value: 1, sign: null },
  { kind: 'text', text: 'loans' },
];

describe('meaningKey()', () => {
  it('is the same for the same meaning, and for no other', () => {
    for (const one of MEANINGS) assert.equal(meaningKey(one), meaningKey(structuredClone(one)));
    assert.equal(new Set(MEANINGS.map(meaningKey)).size, MEANINGS.length);
  });
});
