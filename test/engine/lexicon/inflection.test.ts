import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nounForm, verbStem } from '../../../src/engine/lexicon/inflection.ts';

describe('nounForm()', () => {
  for (const [word, form] of [
    ['loans', 'loan'],
    ['branches', 'branch'],
    ['borrowers’'.replace('’', "'"), 'borrower'],
    ['são', 'sao'],
    ['status', 'status'],
  ] as const) {
    it(`of ${word} is ${form}`, () => assert.equal(nounForm(word), form));
  }
});

describe('verbStem()', () => {
  for (const forms of [
    ['default', 'defaults', 'defaulted', 'defaulting'],
    ['issue', 'issues', 'issued', 'issuing'],
    ['plan', 'plans', 'planned', 'planning'],
    ['close', 'closed', 'closing'],
  ]) {
    it(`is the same for ${forms.join(', ')}`, () => {
      assert.equal(new Set(forms.map(verbStem)).size, 1);
    });
  }

  it('keeps nouns apart that only look like forms of a verb', () => {
    assert.notEqual(verbStem('rating'), verbStem('rate'));
    assert.notEqual(verbStem('need'), verbStem('ne'));
  });
});
