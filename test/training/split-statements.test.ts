import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitStatements } from '../../src/training/mod.ts';

const texts = (sql: string): string[] => splitStatements(sql).map(({ text }) => text);

describe('splitStatements()', () => {
  it('cuts at semicolons outside quotes and comments', () => {
    assert.deepEqual(texts('SELECT \';\', "a;b", [c;d], `e;f` -- no; end\n/* ; */ FROM t; SELECT 2'), [
      'SELECT \';\', "a;b", [c;d], `e;f` -- no; end\n/* ; */ FROM t',
      'SELECT 2',
    ]);
  });

  it('keeps doubled quotes in one text', () => {
    assert.deepEqual(texts("SELECT 'it''s; fine'; SELECT 1"), ["SELECT 'it''s; fine'", 'SELECT 1']);
  });

  it('leaves out comments before and after a statement, empty statements and white space', () => {
    assert.deepEqual(texts(' ;; -- a\n/* b */ SELECT 1 -- c\n ; \n-- d'), ['SELECT 1']);
    assert.deepEqual(texts(' -- nothing\n'), []);
    assert.deepEqual(texts(''), []);
  });

  it('gives the comments before a statement as its preamble', () => {
    const [first, second] = splitStatements('-- one\nSELECT 1;\n-- two\nselect 2');
    assert.equal(first?.preamble, '-- one\n');
    assert.equal(second?.preamble, '\n-- two\n');
    assert.deepEqual([second?.firstWord, second?.isTerminated, first?.isTerminated], ['SELECT', false, true]);
  });

  it('says when a quote or comment is never closed', () => {
    for (const sql of ["SELECT 'a", 'SELECT "a', 'SELECT `a', 'SELECT [a', 'SELECT 1 /* a']) {
      assert.deepEqual(
        splitStatements(sql).map(({ isComplete }) => isComplete),
        [false],
        sql,
      );
    }
  });

  it('reads a megabyte of hostile text in linear time', () => {
    for (const piece of ["'", '/*', '--', '[', '-', ';', "''", '/']) {
      const started = performance.now();
      splitStatements(piece.repeat(1_000_000 / piece.length));
      assert.ok(performance.now() - started < 2_000, piece);
    }
  });
});
