import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isListVerb } from '../../../src/engine/listed/list-verb.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

const verbsIn = (text: string): readonly string[] =>
  tokenize(text).flatMap(({ norm }, at, tokens) => (isListVerb(tokens, at) ? [norm] : []));

describe('isListVerb()', () => {
  it('tells verbs that show columns from columns that are called like them', () => {
    assert.deepEqual(verbsIn('state the name'), ['state']);
    assert.deepEqual(verbsIn('please show city, state and count'), ['show']);
    assert.deepEqual(verbsIn('give the state and the report'), ['give']);
    assert.deepEqual(verbsIn('show state'), ['show']);
  });
});
