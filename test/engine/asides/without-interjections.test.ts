import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutInterjections } from '../../../src/engine/asides/without-interjections.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

function read(question: string): string {
  return withoutInterjections(tokenize(question))
    .map(({ text }) => text)
    .join(' ');
}

describe('withoutInterjections()', () => {
  it('leaves out the sounds that a question begins with', () => {
    assert.equal(read('hmm, how many loans'), 'how many loans');
    assert.equal(read('Oh and what is the rate'), 'and what is the rate');
    assert.equal(read('ah hm ok how many loans'), 'ok how many loans');
  });

  it('leaves what may be a code of the data', () => {
    assert.equal(read('oh loans by grade'), 'oh loans by grade');
    assert.equal(read('OH, PA and TX loans'), 'OH , PA and TX loans');
  });

  it('leaves what is no question without them', () => {
    assert.equal(read('oh, what'), 'oh , what');
  });
});
