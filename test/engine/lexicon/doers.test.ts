import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { doersOf } from '../../../src/engine/lexicon/doers.ts';

describe('doersOf()', () => {
  it('says who did so, in each of the ways in which such nouns end', () => {
    assert.deepEqual(doersOf('reviewed'), ['reviewer', 'reviewor']);
    assert.ok(doersOf('supervised').includes('supervisor'));
    assert.ok(doersOf('handled').includes('handler'));
  });

  it('knows the verbs that are not regular', () => {
    assert.deepEqual(doersOf('held'), ['holder']);
    assert.deepEqual(doersOf('driven'), ['driver']);
  });

  it('knows nobody of a word that says nothing done', () => {
    assert.deepEqual(doersOf('owner'), []);
  });
});
