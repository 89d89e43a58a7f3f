import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import * as z from 'zod';
import { externalizeInline } from '../../site/build/externalize-inline.ts';
import { relativeAddresses, relativeSearch } from '../../site/build/relative-addresses.ts';
import { findErrorPlace } from '../../site/src/workbench/editor/find-error-place.ts';
import { firstExamples } from '../../site/src/workbench/first-examples.ts';
import { parseFragment, toFragment } from '../../site/src/workbench/memory/address.ts';
import { PICTURED } from '../../site/src/workbench/pictured.ts';
import { columnFormat, type Meaning } from '../../site/src/workbench/rows/column-format.ts';
import { sortRows } from '../../site/src/workbench/rows/sort-rows.ts';
import { toCsv, toJson } from '../../site/src/workbench/rows/to-text.ts';
import { parseRows } from '../../site/src/workbench/service/parse-rows.ts';

describe('columnFormat()', () => {
  const shown = (name: string, unit: Meaning['unit'], ...values: readonly unknown[]) => {
    const { format } = columnFormat(
      name,
      { role: null, unit },
      values.map((value) => ({ [name]: value })),
    );
    return values.map(format);
  };

  it('shows numbers by their unit, with as many decimals as the column has', () => {
    assert.deepEqual(shown('a', { kind: 'money', currency: 'USD' }, 1234.5, -3), ['$1,234.50', '-$3.00']);
    assert.deepEqual(shown('a', { kind: 'money', currency: 'USD' }, 1234), ['$1,234']);
    assert.deepEqual(shown('a', { kind: 'money', currency: 'XXX' }, 1234.5), ['1,234.50']);
    assert.deepEqual(shown('a', { kind: 'percent' }, 7.5, 12.25), ['7.50%', '12.25%']);
    assert.deepEqual(shown('a', { kind: 'fraction' }, 0.075), ['7.5%']);
    assert.deepEqual(shown('a', { kind: 'duration', of: 'days' }, 1, 20), ['1 day', '20 days']);
    assert.deepEqual(shown('a', { kind: 'count' }, 10_000), ['10,000']);
    assert.deepEqual(shown('ratio', null, 0.123456), ['0.123456']);
    assert.deepEqual(shown('big', null, 9007199254740993n, 1), ['9,007,199,254,740,993', '1']);
    assert.deepEqual(shown('tiny', null, 1e-9, 2e300), ['1e-9', '2e+300']);
  });

  it('leaves keys and years as they are', () => {
    assert.deepEqual(shown('loan_id', null, 12_345), ['12345']);
    assert.deepEqual(shown('year', null, 2024), ['2024']);
  });

  it('writes days and months out, where all of the column are', () => {
    assert.deepEqual(shown('issued_on', null, '2024-02-29'), ['29 Feb 2024']);
    assert.deepEqual(shown('month', null, '2024-02'), ['Feb 2024']);
    assert.deepEqual(shown('a', null, '2024-02-29', 'soon'), ['2024-02-29', 'soon']);
    assert.deepEqual(shown('a', null, '2023-02-31', '2023-13-01'), ['31 Feb 2023', '2023-13-01']);
  });
});

describe('sortRows()', () => {
  it('puts NULL last either way, and numbers by size', () => {
    const rows = [{ a: 10 }, { a: null }, { a: 9 }];
    const order = (isDescending: boolean) => sortRows(rows, { name: 'a', isDescending }).map(({ a }) => a);
    assert.deepEqual(order(false), [9, 10, null]);
    assert.deepEqual(order(true), [10, 9, null]);
  });

  it('puts numbers that are longer than a number in their places', () => {
    const rows = [{ a: 9007199254740993n }, { a: 2.5 }, { a: 9007199254740992 }];
    assert.deepEqual(
      sortRows(rows, { name: 'a', isDescending: false }).map(({ a }) => a),
      [2.5, 9007199254740992, 9007199254740993n],
    );
  });
});

describe('parseRows()', () => {
  const row =
    '{"z":"a\\"},{:9007199254740993,","1":-9223372036854775808,"0":0.1234567890123456,"":null,"n":9007199254740993}';

  it('keeps every digit of whole numbers, and the columns in their order', () => {
    assert.deepEqual(parseRows(`{"data":[${row}]}`), {
      names: ['z', '1', '0', '', 'n'],
      rows: [
        {
          z: 'a"},{:9007199254740993,',
          1: -9223372036854775808n,
          0: 0.1234567890123456,
          '': null,
          n: 9007199254740993n,
        },
      ],
    });
    assert.deepEqual(parseRows('{"data":[]}'), { names: [], rows: [] });
    const long = 'x\\n'.repeat(1_000_000);
    assert.deepEqual(parseRows(`{"data":[{"b":"${long}","1":1234567890123456789}]}`).names, ['b', '1']);
  });

  it('is what toJson() writes again', () => {
    assert.equal(
      toJson(parseRows(`{"data":[${row}]}`)).replaceAll(/([:,]) (?=["\d-]|null)|\s/g, '$1'),
      `[${row}]`,
    );
  });
});

describe('toCsv() and toJson()', () => {
  it('quote what a reader would take apart, and tell NULL from an empty text', () => {
    const rows = [
      { 'a,b': 'x"y', c: null },
      { 'a,b': 'two\nlines', c: '' },
    ];
    const table = { names: ['a,b', 'c'], rows };
    assert.equal(toCsv(table), '"a,b",c\r\n"x""y",\r\n"two\nlines",""\r\n');
    assert.deepEqual(JSON.parse(toJson(table)), rows);
    assert.deepEqual(JSON.parse(toJson({ names: [], rows: [] })), []);
  });
});

describe('findErrorPlace()', () => {
  const found = (sql: string, error: string) => {
    const place = findErrorPlace(sql, error);
    return place === null ? null : sql.slice(place.from, place.to);
  };

  it('finds the word that the database names', () => {
    assert.equal(found('SELECT a FRM b WHERE c', 'near "WHERE": syntax error'), 'WHERE');
    assert.equal(found('SELECT loans.rat FROM loans', 'no such column: loans.rat'), 'loans.rat');
    assert.equal(found('SELECT rate, rat FROM loans', 'no such column: rat'), 'rat');
    assert.equal(found("SELECT 'x", 'unrecognized token: "\'x"'), "'x");
    assert.equal(found('SELECT (', 'near "(": syntax error'), '(');
    assert.equal(found('SELECT 1', 'out of memory'), null);
  });
});

describe('toFragment()', () => {
  it('is read back by parseFragment()', () => {
    const linked = { question: 'Loans & rates by "grade"? 50 % + #1', sql: 'SELECT 1\n-- ü' };
    assert.deepEqual(parseFragment(`#${toFragment(linked)}`), linked);
    assert.deepEqual(parseFragment(''), null);
    assert.deepEqual(parseFragment('#overview'), null);
  });
});

describe('PICTURED', () => {
  it('has questions of the gallery, with their pictures', async () => {
    const gallery: unknown = JSON.parse(
      await readFile(new URL('../../site/src/gallery/charts.json', import.meta.url), 'utf8'),
    );
    const charts = z.array(z.object({ question: z.string(), picture: z.string() })).parse(gallery);
    for (const { question, picture } of PICTURED) {
      assert.equal(charts.find((chart) => chart.question === question)?.picture, `/${picture}`);
    }
  });
});

describe('firstExamples()', () => {
  it('takes a short question of each theme, one with several rows before one with a figure', () => {
    const examples = [
      { theme: 'a', questions: ['What is the rate?', 'What is the rate by grade?'] },
      { theme: 'b', questions: [`${'long '.repeat(20)}by grade`, 'How many?'] },
      { theme: 'c', questions: [] },
    ];
    assert.deepEqual(firstExamples(examples), ['What is the rate by grade?', 'How many?']);
  });
});

describe('externalizeInline()', () => {
  const kept: string[] = [];
  const keep = (content: string, type: string): string => {
    kept.push(content);
    return `/x.${type}`;
  };

  it('moves scripts and styles to files, and style attributes to classes', () => {
    const html =
      '<html><head><style>a{}</style></head><body><script>go()</script><p class="k" style="color:red">x</p>' +
      '<script type="application/json">{}</script><script src="/y.js"></script></body></html>';
    const page = externalizeInline(html, keep);
    assert.deepEqual(kept, ['go()', 'a{}', '.style-color_red{color:red}']);
    assert.match(page, /<script src="\/x\.js"><\/script><p class="style-color_red k">x<\/p>/);
    assert.match(page, /<script type="application\/json">\{\}<\/script><script src="\/y\.js"><\/script>/);
    assert.doesNotMatch(page, /<style|\sstyle=/);
  });
});

describe('relativeAddresses()', () => {
  it('makes addresses from the root count from the page, and leaves others alone', () => {
    const html = '<a href="/docs/a/"><img src="/b.svg"><a href="//other"><a href="https://x/"><a href="#c">';
    assert.equal(
      relativeAddresses(html, '../'),
      '<a href="../docs/a/"><img src="../b.svg"><a href="//other"><a href="https://x/"><a href="#c">',
    );
  });

  it('refuses a script of the search that it does not know', () => {
    assert.throws(() => relativeSearch('other'), /not as expected/);
  });
});
