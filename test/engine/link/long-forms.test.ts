import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLongForms } from '../../../src/engine/link/long-forms.ts';

function longFormsOf(names: string, typed: string): readonly string[] {
  const phrases = names
    .split(',')
    .map((name) => ({ words: name.trim().split(' '), meaning: { kind: 'dataset', dataset: name } as const }));
  return createLongForms(phrases).of(typed);
}

const NAMES =
  'loans, lines of credit, borrowers, grade, recovery rate, recovered amount, customer, production';

describe('createLongForms()', () => {
  for (const [typed, ...words] of [
    ['brwrs', 'borrower'],
    ['grd', 'grade'],
    ['lns', 'loan', 'line'],
    ['recov', 'recovery', 'recovered'],
    ['prdctn', 'production'],
  ] as const) {
    it(`finds ${words.join(' and ')} for ${typed}`, () => assert.deepEqual(longFormsOf(NAMES, typed), words));
  }

  it('takes a word with all the consonants before one with more of them', () => {
    assert.deepEqual(longFormsOf('product, production', 'prdct'), ['product']);
    assert.deepEqual(longFormsOf('production', 'prdct'), ['production']);
  });

  it('takes words of English for themselves, and those with another ending', () => {
    for (const typed of ['custom', 'product', 'grad', 'borrow', 'line'])
      assert.deepEqual(longFormsOf(NAMES, typed), [], typed);
  });

  it('finds nothing for initials, and for what begins many words', () => {
    for (const typed of ['ltv', 'lc', 'gdp', 'br']) assert.deepEqual(longFormsOf(NAMES, typed), [], typed);
    assert.deepEqual(
      longFormsOf('portico, portrait, portent, porthole, portfolio, portlet, portcullis', 'port'),
      [],
    );
  });
});
