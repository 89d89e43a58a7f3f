import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { quoteIdentifier } from '../../../src/engine/emit/identifier.ts';
import { toLiteral } from '../../../src/engine/emit/literal.ts';
import { openTables } from '../support/small-loan-book.ts';

describe('toLiteral()', () => {
  const database = openTables({});
  const texts = [
    "O'Hara",
    "'; DROP TABLE loans; --",
    '/* */ -- "`[]',
    'line\nbreak\r\n\ttab',
    '\u2028 and \u2029',
    'emoji 🏦 ünïcödé',
    '',
    "''",
    '\\',
    '%_',
    ...Array.from({ length: 0x80 }, (_, code) => `a${String.fromCharCode(code || 1)}b`),
  ];

  it('gives back every text that it is given, on one line', () => {
    for (const text of texts) {
      const literal = toLiteral(text);
      assert.doesNotMatch(literal, /[\n\r\u2028]/);
      assert.deepEqual(database.all(`SELECT ${literal}`), [[text]]);
    }
  });

  it('never leaves a quote open, whatever the text', () => {
    for (const text of ['\ud800', 'a\u0000b', "'\u0000'"]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what must not be there.
      assert.doesNotMatch(toLiteral(text), /\u0000|[\ud800-\udfff]/u);
      assert.equal(database.all(`SELECT ${toLiteral(text)}, 1`)[0]?.[1], 1);
    }
  });

  it('gives numbers as SQLite reads them', () => {
    for (const value of [0, -1, 1.5, 1e21, -2.5e-7, 9007199254740991]) {
      assert.deepEqual(database.all(`SELECT ${toLiteral(value)}`), [[value]]);
    }
    assert.equal(toLiteral(Number.NaN), 'NULL');
    assert.equal(toLiteral(-0), '0');
  });
});

describe('quoteIdentifier()', () => {
  it('quotes only what SQLite would not take for a name', () => {
    assert.equal(quoteIdentifier('issued_on'), 'issued_on');
    assert.equal(quoteIdentifier('order'), '"order"');
    assert.equal(quoteIdentifier('Loan Amount'), '"Loan Amount"');
    assert.equal(quoteIdentifier('2nd'), '"2nd"');
    assert.equal(quoteIdentifier('a"b'), '"a""b"');
  });
});
