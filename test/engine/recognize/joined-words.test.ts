import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinedWordsIn } from '../../../src/engine/recognize/joined-words.ts';

const known = new Set(['loans', 'country', 'ship', 'hold', 'house', 'cab']);
const isKnown = (word: string): boolean => known.has(word);

describe('joinedWordsIn()', () => {
  for (const [typed, words] of [
    ['loansby', ['loans', 'by']],
    ['loansper', ['loans', 'per']],
    ['thecountry', ['the', 'country']],
    ['howmany', ['how', 'many']],
    ['whatis', ['what', 'is']],
  ] as const) {
    it(`reads "${typed}" as two words`, () => assert.deepEqual(joinedWordsIn(typed, isKnown), words));
  }

  for (const typed of ['household', 'shipper', 'cabin', 'subtotal', 'loanby'])
    it(`leaves "${typed}" whole`, () => assert.equal(joinedWordsIn(typed, isKnown), null));
});
