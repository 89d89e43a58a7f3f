import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePythonJson } from '../../src/http/validation/parse-python-json.ts';

function parse(text: string): ReturnType<typeof parsePythonJson> {
  return parsePythonJson(text, { nestingMax: 900, toNumber: Number });
}

/** Text, position and message, as CPython 3.11 gives them. */
const INVALID: readonly [string, number, string][] = [
  ['', 0, 'Expecting value'],
  ['nul', 0, 'Expecting value'],
  ['-', 0, 'Expecting value'],
  ['[', 1, 'Expecting value'],
  ['[1,]', 3, 'Expecting value'],
  ['[1 2]', 3, "Expecting ',' delimiter"],
  ['[1.]', 2, "Expecting ',' delimiter"],
  ['[01]', 2, "Expecting ',' delimiter"],
  ['1e', 1, 'Extra data'],
  ['{,}', 1, 'Expecting property name enclosed in double quotes'],
  ['{"a"}', 4, "Expecting ':' delimiter"],
  ['{"a":}', 5, 'Expecting value'],
  ['{"a":1', 6, "Expecting ',' delimiter"],
  ['{"a":1,', 7, 'Expecting property name enclosed in double quotes'],
  ['{} x', 3, 'Extra data'],
  ['"x', 0, 'Unterminated string starting at'],
  ['["\\', 1, 'Unterminated string starting at'],
  ['"\t"', 1, 'Invalid control character at'],
  ['"\\a"', 1, 'Invalid \\escape'],
  ['"\\u12g4"', 2, 'Invalid \\uXXXX escape'],
  ['"\\u1234', 2, 'Invalid \\uXXXX escape'],
  ['"\\ud83d\\u12"', 8, 'Invalid \\uXXXX escape'],
  ['["😀", }', 6, 'Expecting value'],
  ['\ufeff{}', 0, 'Expecting value'],
];

const SOUND = [
  'null',
  'true',
  ' [1, -0, 1.5e3, 1E-2] ',
  '{"a":{"b":[{}]},"a":2,"":[]}',
  '"\\u00e9\\ud83d\\ude00\\n\\/"',
  '"\\ud800x"',
  '{"__proto__":1,"2":1,"1":2}',
  '[[[[[]]]]]',
  '"\u007f\u2028"',
];

describe('parsePythonJson()', () => {
  it('gives the message and position of CPython for a text that is no JSON', () => {
    for (const [text, position, message] of INVALID) {
      assert.deepEqual(parse(text), { kind: 'invalid', message, position }, text);
    }
  });

  it('gives the value of JSON.parse for a text that is JSON', () => {
    for (const text of SOUND) assert.deepEqual(parse(text), { kind: 'value', value: JSON.parse(text) }, text);
  });

  it("takes Python's three extra literals", () => {
    assert.deepEqual(parse('[NaN, Infinity, -Infinity]'), {
      kind: 'value',
      value: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    });
  });

  it('hands each number over as it was written', () => {
    const outcome = parsePythonJson('[1.0, 12345678901234567890]', {
      nestingMax: 9,
      toNumber: (source) => source,
    });
    assert.deepEqual(outcome, { kind: 'value', value: ['1.0', '12345678901234567890'] });
  });

  it('gives up below its depth, at once and not by overflow', () => {
    assert.equal(parse('['.repeat(900)).kind, 'invalid');
    assert.equal(parse('['.repeat(901)).kind, 'too-deep');
    assert.equal(parse('{"a":'.repeat(1_000_000)).kind, 'too-deep');
  });

  it('reads a megabyte in linear time', () => {
    for (const text of [
      '"'.padEnd(1_000_000, '\\n'),
      `[${'1,'.repeat(500_000)}`,
      '😀'.repeat(250_000),
      ' '.repeat(1_000_000),
    ]) {
      const start = performance.now();
      assert.equal(parse(text).kind, 'invalid');
      assert.ok(performance.now() - start < 2_000);
    }
  });
});
