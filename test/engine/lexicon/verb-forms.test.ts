import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verbForms } from '../../../src/engine/lexicon/verb-forms.ts';

describe('verbForms()', () => {
  for (const [base, forms] of [
    ['moor', 'moor moors mooring moored'],
    ['carry', 'carry carries carrying carried'],
    ['ship', 'ship ships shipping shipped'],
    ['use', 'use uses using used'],
    ['lie', 'lie lies lying lay lain'],
    ['hold', 'hold holds holding held'],
    ['show', 'show shows showing showed shown'],
  ] as const) {
    it(`gives those of ${base}`, () => assert.deepEqual(verbForms(base), forms.split(' ')));
  }
});
