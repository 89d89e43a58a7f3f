import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withNamesApart } from '../../../src/engine/meant/with-names-apart.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string {
  return withNamesApart(tokenize(question))
    .map(({ norm }) => norm)
    .join(' ');
}

describe('withNamesApart()', () => {
  it('makes each part of a name a column', () => {
    assert.equal(read('first + last name of pilots'), 'first name , last name of pilots');
    assert.equal(read('first/last names, pilots'), 'first name , last name , pilots');
    assert.equal(read('pilots first name last name age'), 'pilots first name , last name age');
    assert.equal(read('Give first, middle and last name'), 'give first name and middle name and last name');
  });
  it('leaves what is said in full, and what is first or last of anything else', () => {
    for (const question of [
      'the first and last name of pilots',
      'the last flight and the first name of the pilot',
      'first name of the last pilot',
      'first and last flight date',
    ])
      assert.equal(read(question), question);
  });
});
