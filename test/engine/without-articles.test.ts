import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../src/engine/candidate.ts';
import { tokenize } from '../../src/engine/tokenize.ts';
import { withoutArticles } from '../../src/engine/without-articles.ts';

const FILLER: Candidate = at(1, 2, { kind: 'language', sense: 'filler' });
const GRADE: Candidate = at(1, 2, { kind: 'value', dataset: 'loans', field: 'grade', value: 'A' });

describe('withoutArticles()', () => {
  it('leaves a capital letter that is a value to the value', () => {
    assert.deepEqual(withoutArticles([FILLER, GRADE], tokenize('grade A or B')), [GRADE]);
  });

  it('keeps the article in lower case, and where all is in capitals', () => {
    for (const question of ['grade a or B', 'GRADE A OR B'])
      assert.deepEqual(withoutArticles([FILLER, GRADE], tokenize(question)), [FILLER, GRADE]);
  });

  it('keeps the article where no value is called so', () => {
    assert.deepEqual(withoutArticles([FILLER], tokenize('is A loan late')), [FILLER]);
  });

  it('takes no name across the letter', () => {
    const across = { ...at(0, 3, { kind: 'value', dataset: 'loans', field: 'grade', value: 'B' }) };
    const inflected: Candidate = { ...across, match: 'inflected' };
    assert.deepEqual(withoutArticles([GRADE, inflected], tokenize('grade A B')), [GRADE]);
  });
});

function at(start: number, end: number, meaning: Candidate['meaning']): Candidate {
  return { start, end, meaning, match: 'exact', cost: 0 };
}
