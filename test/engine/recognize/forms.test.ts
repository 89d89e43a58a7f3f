import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formsAt, isInForms, sensesOfWord } from '../../../src/engine/recognize/forms.ts';

const at = (text: string, start = 0): readonly string[] =>
  formsAt(text.split(' '), start).map(({ words, sense }) => `${sense}: ${words.join(' ')}`);

describe('formsAt()', () => {
  it('finds composed forms as far as they go, also where a part is missing', () => {
    assert.ok(at('sort the results by the date').includes('order: sort the results by'));
    assert.ok(at('and sort by date').includes('order: and sort by'));
    assert.ok(at('loans lowest to the highest', 1).includes('order:asc: lowest to the highest'));
    assert.ok(at('who have never been late').includes('not: who have never been'));
    assert.ok(at('as opposed to that of new customers').includes('versus-that: as opposed to that of'));
  });

  it('finds none of which only the beginning stands there', () => {
    assert.deepEqual(
      at('from the highest to').filter((form) => form.startsWith('order:')),
      ['order:desc: from the highest'],
    );
    assert.ok(!at('who have').some((form) => form.startsWith('not:')));
  });

  it('finds each once, by the order of the senses and the shorter first', () => {
    const found = at('with the highest first');
    assert.equal(new Set(found).size, found.length);
    const lengths = at('who have never had any loan')
      .filter((form) => form.startsWith('without: '))
      .map((form) => form.split(' ').length);
    assert.deepEqual(
      lengths,
      lengths.toSorted((a, b) => a - b),
    );
  });
});

describe('words of forms', () => {
  it('are those of composed forms too, which mean nothing alone', () => {
    assert.ok(isInForms('inception'));
    assert.ok(isInForms('outset'));
    assert.deepEqual(sensesOfWord('outset'), []);
  });
});
