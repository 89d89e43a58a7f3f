import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseModel, parseModels, printModels } from '../../../src/catalog/mod.ts';

const model = (...lines: readonly string[]): string =>
  `semantic_model:
  - name: shop
    custom_extensions:
      - vendor_name: LOANQ
        data: |
          phrasings:
${lines.map((line) => `            ${line}`).join('\n')}
`;

const SALES = model(
  'words:',
  '  buyers: clients|customers',
  'first:',
  "  '{<buyers>} that bought': '$1 with orders'",
  'fallback:',
  "  'what went over  the counter': 'total sales'",
);

describe('phrasings of a model', () => {
  it('have the words of the sets that they name, apart by one space', () => {
    assert.deepEqual(parseModel(SALES).loanq.phrasings, {
      first: { '{clients|customers} that bought': '$1 with orders' },
      fallback: { 'what went over the counter': 'total sales' },
    });
  });

  it("are tried with the user's own first, which hold where both say the same", () => {
    const own = model(
      'fallback:',
      "  'what went out the door': 'number of orders'",
      "  'what went over the counter': 'orders'",
    );
    const files = [
      { path: 'a.yaml', text: SALES },
      { path: 'b.yaml', text: own },
    ];
    const merged = parseModels(files)?.loanq.phrasings.fallback ?? {};
    assert.deepEqual(Object.entries(merged), [
      ['what went out the door', 'number of orders'],
      ['what went over the counter', 'orders'],
    ]);
    assert.deepEqual(parseModel(printModels(files)).loanq.phrasings.fallback, merged);
  });

  for (const [problem, line, message] of [
    ['a set without words', "  '{<buyer>} that bought': '$1'", /no words are named <buyer>/],
    [
      'a place that nothing is kept for',
      "  'clients that bought': '$1 with orders'",
      /\$1 stands for nothing/,
    ],
    ['no word that must be there', "  'the? *2': '$1'", /needs a word that must be there/],
  ] as const)
    it(`refuse ${problem}`, () =>
      assert.throws(() => parseModel(model('first:', line)), { code: 'misconfigured', message }));

  it('refuse the same twice', () => {
    assert.throws(() => parseModel(model('first:', '  a b: c', '  a b: d')), { message: /unique/ });
  });
});
