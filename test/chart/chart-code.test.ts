import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { chartCode, chartTitle } from '../../src/chart/mod.ts';
import { pythonString } from '../../src/chart/python/python-literal.ts';
import { plotlyTitle } from '../../src/chart/recipe/plotly-text.ts';
import { profileOf } from './profile-of.ts';
import { SHAPES } from './shapes.ts';

const GOLDEN = [
  'one number',
  'a measure by an ordered category',
  'many categories of a total',
  'two categories',
  'two measures of different units',
  'months of three series',
  'a list of loans',
];

function codeOf(name: string): string | null {
  const shape = SHAPES.find((each) => each.name === name);
  assert.ok(shape !== undefined, name);
  const { columns, rows } = shape;
  return chartCode({
    title: `The reading: ${name}`,
    question: name,
    columns,
    profile: profileOf(
      rows,
      columns?.map((column) => column.name),
    ),
  });
}

describe('chartCode() prints', () => {
  for (const name of GOLDEN) {
    it(`the code of the golden file for ${name}`, () => {
      const file = join(import.meta.dirname, 'golden', `${name.replaceAll(' ', '-')}.py`);
      const code = codeOf(name);
      const { UPDATE_GOLDEN } = process.env;
      if (UPDATE_GOLDEN !== undefined) writeFileSync(file, code ?? '');
      assert.equal(code, readFileSync(file, 'utf8'));
    });
  }

  it('null for no rows', () => {
    assert.equal(
      chartCode({ title: 't', question: 'q', columns: null, profile: profileOf([], ['a']) }),
      null,
    );
  });
});

describe('pythonString()', () => {
  const CASES: readonly (readonly [text: string, literal: string])[] = [
    ['plain', '"plain"'],
    ['a "quote" \\ and \n', String.raw`"a \"quote\" \\ and \n"`],
    ['\u202eabc\u2028', String.raw`"\u202eabc\u2028"`],
    ['\ud800', String.raw`"\ud800"`],
    ['\u{e0001}', String.raw`"\U000e0001"`],
    ['\u007f\u0000', String.raw`"\u007f\u0000"`],
    ['😀 é', '"😀 é"'],
  ];
  for (const [text, literal] of CASES) {
    it(`writes ${literal}`, () => assert.equal(pythonString(text), literal));
  }
});

describe('plotlyTitle()', () => {
  it('leaves no markup and no formula', () => {
    assert.equal(plotlyTitle('<b>A & B</b>'), '&lt;b&gt;A &amp; B&lt;/b&gt;');
    assert.equal(plotlyTitle('over $5 and under $10'), 'over &#36;5 and under &#36;10');
    assert.equal(plotlyTitle('over $5'), 'over $5');
  });

  it('breaks long lines and cuts what is endless', () => {
    assert.match(plotlyTitle('word '.repeat(30)), /^(?:word ?){14}<br>/);
    assert.ok(plotlyTitle('word '.repeat(3_000)).length < 300);
  });
});

describe('chartTitle()', () => {
  it('is the reading, else the question', () => {
    assert.equal(chartTitle('how many?', 'Number of loans'), 'Number of loans');
    assert.equal(chartTitle(' how many?', null), 'How many?');
    assert.equal(chartTitle('how many?', 'As in the example "How many loans?"'), 'How many?');
  });
});
