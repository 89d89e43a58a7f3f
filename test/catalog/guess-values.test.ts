import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessValues } from '../../src/catalog/guess/guess-values.ts';

function named(values: readonly string[], words: string): readonly (readonly string[])[] {
  return guessValues(values, words.split(' ')).map(({ synonyms }) => synonyms);
}

describe('guessValues()', () => {
  it('calls specialists by their field', () => {
    assert.deepEqual(named(['Neurology', 'Hand Surgery', 'Billing'], 'specialty'), [
      ['neurologist', 'neurologists'],
      ['hand surgeon', 'hand surgeons'],
      [],
    ]);
    assert.deepEqual(named(['Geology'], 'course title'), [[]]);
  });

  it('calls values without the rank that all of them begin with', () => {
    assert.deepEqual(named(['1-HIGH', '2-NOT KNOWN'], 'priority'), [['high'], ['not known']]);
    assert.deepEqual(named(['1-HIGH', 'Low'], 'priority'), [[], []]);
  });

  it('takes `st` for a state where all values are some', () => {
    assert.ok(named(['CO', 'UT'], 'st code')[0]?.includes('Colorado'));
    assert.deepEqual(named(['CO', 'ACT'], 'st code'), [[], []]);
  });
});
