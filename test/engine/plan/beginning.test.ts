import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Candidate } from '../../../src/engine/candidate.ts';
import { mayBegin, nextToBegin } from '../../../src/engine/plan/beginning.ts';
import { word } from '../../../src/engine/plan/grammar/words.ts';
import { createMarks, type Marks } from '../../../src/engine/plan/marks.ts';
import {
  either,
  forward,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  terminal,
  typed,
  where,
} from '../../../src/engine/plan/parser.ts';

const dataset = terminal('dataset', ({ meaning }) => meaning.dataset);

/** What stands in a question: a sense of the language at each word, or a table. */
function marksOf(question: string): Marks {
  const words = question.split(' ');
  const at = (said: string, start: number): Candidate => ({
    start,
    end: start + 1,
    meaning: said === 'loans' ? { kind: 'dataset', dataset: 'loans' } : { kind: 'language', sense: said },
    match: 'exact',
    cost: 0,
  });
  return createMarks(
    words.map((said, start) => [at(said, start)]),
    words,
  );
}

function begins(parser: Parser<unknown>, question: string, at = 0): boolean {
  assert.ok(parser.begins !== undefined, 'how it begins is known');
  return mayBegin(parser.begins, marksOf(question), at);
}

describe('mayBegin()', () => {
  it('knows the senses, kinds and words that a parser reads', () => {
    assert.ok(begins(word('count', 'avg'), 'avg loans'));
    assert.ok(!begins(word('count', 'avg'), 'loans avg'));
    assert.ok(begins(dataset, 'loans'));
    assert.ok(!begins(dataset, 'avg'));
    assert.ok(begins(typed(new Set(['whose'])), 'whose loans'));
    assert.ok(!begins(typed(new Set(['whose'])), 'loans whose'));
  });

  it('is that of any alternative', () => {
    const parser = either<unknown>(word('count'), dataset);
    assert.ok(begins(parser, 'loans') && begins(parser, 'count') && !begins(parser, 'avg'));
  });

  it('goes on after parts that may be empty, and skips words without meaning there', () => {
    const parser = sequence([optional(word('of')), word('avg'), dataset], (_, __, ___) => true);
    assert.ok(begins(parser, 'avg loans'));
    assert.ok(begins(parser, 'of avg loans'));
    assert.ok(begins(parser, 'filler avg loans'));
    assert.ok(!begins(parser, 'loans avg loans'));
  });

  it('asks that each part that may not be empty begins somewhere after', () => {
    const parser = sequence(
      [dataset, optional(word('of')), word('versus'), dataset],
      (_, __, ___, ____) => true,
    );
    assert.ok(begins(parser, 'loans versus loans'));
    assert.ok(!begins(parser, 'loans of loans'));
    assert.ok(!begins(parser, 'versus loans avg', 1));
  });

  it('is that of the part for what only looks around', () => {
    const part = symbol(() => dataset);
    for (const parser of [where(part, () => true), revised(part, (found) => found)]) {
      assert.ok(begins(parser, 'loans') && !begins(parser, 'avg'));
    }
  });

  it('is known of symbols that contain themselves', () => {
    const nested = forward<unknown>();
    nested.define(
      symbol(() =>
        either<unknown>(
          dataset,
          sequence([nested, word('and'), nested], () => true),
        ),
      ),
    );
    assert.ok(begins(nested, 'loans and loans') && !begins(nested, 'and loans'));
  });

  it('asks for what one of the alternatives needs', () => {
    const parser = symbol(() =>
      either<unknown>(
        sequence([dataset, word('versus')], () => true),
        sequence([dataset, word('of')], () => true),
      ),
    );
    assert.ok(begins(parser, 'loans of') && begins(parser, 'loans versus'));
    assert.ok(!begins(parser, 'loans avg') && !begins(parser, 'of loans avg', 1));
  });

  it('is open for a parser of which nothing is known', () => {
    const unknown: Parser<string> = () => [];
    assert.ok(begins(either<unknown>(dataset, unknown), 'avg'));
    assert.ok(
      begins(
        sequence([unknown, dataset], () => true),
        'avg loans',
      ),
    );
    assert.ok(
      !begins(
        sequence([dataset, unknown], () => true),
        'avg loans',
      ),
    );
  });
});

describe('nextToBegin()', () => {
  it('goes over those of several that may begin there, in their order', () => {
    const parts = [word('count'), dataset, word('avg'), word('avg', 'count')];
    const next = nextToBegin(parts);
    const marks = marksOf('avg loans');
    assert.deepEqual([next(marks, 0, 0), next(marks, 0, 3), next(marks, 0, 4)], [2, 3, -1]);
    assert.deepEqual([next(marks, 1, 0), next(marks, 1, 2)], [1, -1]);
  });

  it('tells of each what mayBegin() does', () => {
    const parts = [sequence([word('count'), dataset], () => true), optional(dataset), word('count')];
    const next = nextToBegin(parts);
    for (const question of ['count', 'count loans', 'loans count', 'avg'])
      for (const [at, part] of parts.entries())
        assert.equal(next(marksOf(question), 0, at) === at, begins(part, question));
  });
});
