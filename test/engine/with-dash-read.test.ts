import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recognizeWords } from '../../src/engine/recognize/words.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { withDashRead } from '../../src/engine/with-dash-read.ts';

function read(question: string): readonly string[] {
  const tokens = tokenize(question);
  return withDashRead(tokens, recognizeWords(tokens)).map((way) => way.map(({ norm }) => norm).join(' '));
}

describe('withDashRead() offers', () => {
  it('"by" what stands after a dash, and "for" what stands before it', () => {
    assert.deepEqual(read('decline rate - grade'), ['decline rate by grade', 'grade for decline rate']);
  });
  it('"for" what stands before a colon', () => {
    assert.deepEqual(read('texas branches: loans'), ['loans for texas branches']);
  });
  it('nothing that would turn what is asked for into a condition', () => {
    assert.deepEqual(read('top 3 states: state, volume'), []);
    assert.deepEqual(read('how many loans: texas'), []);
  });
  it('nothing of a list before the mark, which may ask for each', () => {
    assert.deepEqual(read('texas, ohio: volume'), []);
  });
  it('nothing of two marks, of whole sentences, or where a side is empty', () => {
    assert.deepEqual(read('a - b - c'), []);
    assert.deepEqual(read('loans: show them. thanks'), []);
    assert.deepEqual(read('- loans'), []);
    assert.deepEqual(read('loans -'), []);
  });
});
