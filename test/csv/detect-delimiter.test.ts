import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { delimiterOf } from '../../src/csv/detect-delimiter.ts';

describe('delimiterOf()', () => {
  for (const [delimiter, sample] of [
    [',', 'a,b\n1,2\n'],
    [';', 'a;b;c\r\n1,5;2,5;3,5\r\n'],
    ['\t', 'a\tb, c\n1\t2, 3, 4\n'],
    [';', '"a,b,c";d\n"1,2,3";4\n'],
    [';', '"x;\n;y";d\n"1 ""a"",;";4\n'],
    [',', 'alone\n1\n2\n'],
    [',', ''],
  ] as const) {
    it(`finds ${JSON.stringify(delimiter)} in ${JSON.stringify(sample)}`, () => {
      assert.equal(delimiterOf(sample, true), delimiter);
    });
  }

  it('does not look at a line that is cut', () => {
    assert.equal(delimiterOf('a;b;c\n1,0;2,0;3,0\n1,', false), ';');
  });
});
