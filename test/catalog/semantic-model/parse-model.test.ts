import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKnowledge, introspect, type Knowledge, parseModel } from '../../../src/catalog/mod.ts';
import { memoryDatabase } from '../memory-database.ts';

const FIELD = 'expression: { dialects: [{ dialect: ANSI_SQL, expression: amount }] }';

function model(rest: string): string {
  return `semantic_model:\n  - name: shop\n${rest
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}`;
}

async function apply(rest: string): Promise<Knowledge> {
  const catalog = await introspect(
    memoryDatabase(
      "CREATE TABLE orders (id INTEGER PRIMARY KEY, amount REAL, status TEXT, placed_on TEXT); INSERT INTO orders VALUES (1, 2.5, 'O', '2024-05-01')",
    ),
  );
  return createKnowledge(catalog, parseModel(model(rest)));
}

describe('parseModel()', () => {
  for (const [what, text, message] of [
    ['text that is no YAML', 'a: [', /not valid YAML/],
    ['an empty file', '', /the file: Invalid input/],
    ['no model', 'semantic_model: []', /semantic_model: a file must hold exactly one semantic model/],
    ['a model without datasets', model('datasets: []'), /semantic_model\[0\]\.datasets/],
    [
      'a field without expression',
      model('datasets: [{ name: o, source: o, fields: [{ name: a }] }]'),
      /datasets\[0\]\.fields\[0\]\.expression/,
    ],
    [
      'an unknown key of ours',
      model(
        "datasets: [{ name: o, source: o, custom_extensions: [{ vendor_name: LOANQ, data: 'colour: red' }] }]",
      ),
      /datasets\[0\]\.loanq: Unrecognized key: "colour"/,
    ],
    [
      'extension data that is no mapping',
      model("datasets: [{ name: o, source: o, custom_extensions: [{ vendor_name: LOANQ, data: 'red' }] }]"),
      /datasets\[0\]\.custom_extensions\[0\]\.data: expected keys/,
    ],
    [
      'aliases that multiply without end',
      `a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(9)}]\nc: &c [${'*b, '.repeat(9)}]\nsemantic_model: [${'*c, '.repeat(9)}]`,
      /not valid/,
    ],
  ] as const) {
    it(`refuses ${what}, and says where`, () => {
      assert.throws(() => parseModel(text), { code: 'misconfigured', message });
    });
  }

  it('lets other vendors and keys that it does not read pass', () => {
    const parsed = parseModel(
      model(
        'ai_context: { instructions: be kind }\ndatasets: [{ name: o, source: o, unique_keys: [[a]], custom_extensions: [{ vendor_name: DBT, data: "{}" }] }]',
      ),
    );
    assert.equal(parsed.datasets[0]?.name, 'o');
  });

  it('reads extension data as JSON, YAML or a mapping', () => {
    for (const data of [`'{"label": "order"}'`, "'label: order'", '{ label: order }']) {
      const parsed = parseModel(
        model(
          `datasets: [{ name: o, source: o, custom_extensions: [{ vendor_name: LOANQ, data: ${data} }] }]`,
        ),
      );
      assert.equal(parsed.datasets[0]?.loanq.label, 'order');
    }
  });
});

describe('createKnowledge() with a model', () => {
  for (const [what, rest, message] of [
    [
      'a table that is not there',
      'datasets: [{ name: o, source: orderz }]',
      /no table "orderz"; it has orders/,
    ],
    [
      'a column that is not there',
      'datasets: [{ name: o, source: orders, fields: [{ name: x, expression: { dialects: [{ dialect: ANSI_SQL, expression: amout }] } }] }]',
      /o\.fields "x": no column "amout" in orders; there are id, amount/,
    ],
    [
      'an aggregate as a field',
      'datasets: [{ name: o, source: orders, fields: [{ name: x, expression: { dialects: [{ dialect: ANSI_SQL, expression: SUM(amount) }] } }] }]',
      /an aggregate belongs in metrics/,
    ],
    [
      'a metric without an aggregate',
      'datasets: [{ name: o, source: orders }]\nmetrics: [{ name: m, expression: { dialects: [{ dialect: ANSI_SQL, expression: orders.amount }] } }]',
      /metrics "m": no aggregate/,
    ],
    [
      'a dialect that is not SQL',
      'datasets: [{ name: o, source: orders }]\nmetrics: [{ name: m, expression: { dialects: [{ dialect: MDX, expression: x }] } }]',
      /no expression in dialect ANSI_SQL/,
    ],
    [
      'bands that do not ascend',
      `datasets: [{ name: o, source: orders, fields: [{ name: amount, ${FIELD}, custom_extensions: [{ vendor_name: LOANQ, data: { bands: [2, 1] } }] }] }]`,
      /bands: 2, 1 should ascend/,
    ],
    [
      'a default date that is no field',
      'datasets: [{ name: o, source: orders, custom_extensions: [{ vendor_name: LOANQ, data: { default_date: day } }] }]',
      /default_date: no field "day"; there are id, amount, status, placed_on/,
    ],
    [
      'a name used twice',
      'datasets: [{ name: o, source: orders, custom_extensions: [{ vendor_name: LOANQ, data: { segments: [{ name: s, label: a, condition: id = 1 }, { name: s, label: b, condition: id = 2 }] } }] }]',
      /segments: "s" is defined twice/,
    ],
  ] as const) {
    it(`refuses ${what}, and says what would be right`, async () => {
      await assert.rejects(apply(rest), { code: 'misconfigured', message });
    });
  }

  it('adds to the guesses and keeps what the model leaves out', async () => {
    const knowledge = await apply(
      `datasets: [{ name: o, source: main.orders, fields: [{ name: amount, ${FIELD}, label: order value, ai_context: { synonyms: [worth] } }] }]`,
    );
    const orders = knowledge.datasets[0];
    const amount = orders?.fields.find(({ name }) => name === 'amount');
    assert.equal(amount?.label, 'order value');
    assert.deepEqual(amount?.synonyms, ['worth', 'amount']);
    assert.equal(orders?.defaultDate, 'placed_on');
  });

  it('gives values their other words', async () => {
    const knowledge = await apply(
      'datasets: [{ name: o, source: orders, fields: [{ name: status, expression: { dialects: [{ dialect: ANSI_SQL, expression: status }] }, custom_extensions: [{ vendor_name: LOANQ, data: { values: { O: [open] } } }] }] }]',
    );
    const status = knowledge.datasets[0]?.fields.find(({ name }) => name === 'status');
    assert.deepEqual(status?.values, [{ value: 'O', synonyms: ['open'] }]);
  });
});
