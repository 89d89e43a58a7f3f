import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Catalog, introspect, parseExpression } from '../../../src/catalog/mod.ts';
import { memoryDatabase } from '../memory-database.ts';

let catalog: Catalog;
before(async () => {
  catalog = await introspect(
    memoryDatabase(`CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers, amount REAL, placed_on TEXT, "odd name" TEXT);
      CREATE TABLE alone (x INTEGER);`),
  );
});

function parse(sql: string, table: string | null = 'orders'): unknown {
  return parseExpression(sql, { catalog, table, asOfDate: '2024-12-31', derived: new Map() });
}

/** The tree as text, in prefix form. */
function show(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(show).join(' ')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  if ('column' in node && 'table' in node) return `${node.table}.${node.column}`;
  if ('value' in node) return JSON.stringify(node.value);
  return `(${Object.entries(node)
    .filter(([key]) => key !== 'kind')
    .map(([key, value]) =>
      key === 'operator' || key === 'function' || key === 'name' ? String(value) : show(value),
    )
    .join(' ')})`;
}

describe('parseExpression()', () => {
  for (const [sql, tree] of [
    ['amount', 'orders.amount'],
    ['ORDERS.Amount', 'orders.amount'],
    ['"odd name"', 'orders.odd name'],
    ['1 + 2 * 3', '(+ 1 (* 2 3))'],
    ['(1 + 2) * 3', '(* (+ 1 2) 3)'],
    ['10 - 2 - 3', '(- (- 10 2) 3)'],
    ['-5', '-5'],
    ['1.5e2', '150'],
    ["'it''s'", '"it\'s"'],
    [
      'amount > 5 AND amount < 9 AND NOT amount = 7',
      '(and [(> orders.amount 5) (< orders.amount 9) ((= orders.amount 7))])',
    ],
    [
      'amount = 1 OR amount = 2 AND amount = 3',
      '(or [(= orders.amount 1) (and [(= orders.amount 2) (= orders.amount 3)])])',
    ],
    ['amount BETWEEN 1 AND 2', '(and [(>= orders.amount 1) (<= orders.amount 2)])'],
    ['amount NOT IN (1, 2)', '(orders.amount [1 2] true)'],
    ['placed_on IS NOT NULL', '(orders.placed_on true)'],
    ["placed_on LIKE '2024%'", '(like orders.placed_on "2024%")'],
    ["placed_on NOT LIKE 'x'", '((like orders.placed_on "x"))'],
    ['placed_on < AS_OF_DATE', '(< orders.placed_on "2024-12-31")'],
    ['julianday(placed_on)', '(julianday [orders.placed_on])'],
    ["DATE_PART('year', placed_on)", '("year" orders.placed_on)'],
    ['CASE WHEN amount > 5 THEN 1 ELSE 0 END', '([((> orders.amount 5) 1)] 0)'],
    ['CASE amount WHEN 5 THEN 1 END', '([((= orders.amount 5) 1)] null)'],
    ['COUNT(*)', '(count "orders" null false null)'],
    ['COUNT(order_id)', '(count "orders" null false null)'],
    ['COUNT(DISTINCT customer_id)', '(count "orders" orders.customer_id true null)'],
    ['SUM(amount) FILTER (WHERE amount > 5)', '(sum "orders" orders.amount false (> orders.amount 5))'],
    ['PERCENTILE(amount, 90)', '(percentile "orders" orders.amount false null 90)'],
    ['MAX(1, 2)', '(max [1 2])'],
    [
      "SUM(orders.amount) FILTER (WHERE customers.name = 'a')",
      '(sum "orders" orders.amount false (= customers.name "a"))',
    ],
    ['CAST(amount AS TEXT)', '(|| orders.amount "")'],
  ] as const) {
    it(`reads ${sql}`, () => assert.equal(show(parse(sql)), tree));
  }

  for (const [sql, message] of [
    ['amout', /no column "amout" in orders; there are order_id/],
    ['nothing.amount', /no table "nothing"; there are customers, orders, alone/],
    ['SUM(amount', /where \) should be/],
    ['amount +', /missing/],
    ['1 2', /"2" where the expression should end/],
    ['load_extension(1)', /unknown function load_extension; known are abs/],
    ['(SELECT 1)', /a subquery/],
    ['amount; DROP TABLE orders', /a character that no SQL expression has/],
    ['CAST(amount AS INTEGER)', /only TEXT and REAL/],
    ['SUM(alone.x) FILTER (WHERE orders.amount > 1)', /no key leads/],
    ['PERCENTILE(amount, 101)', /a rank from 0 to 100/],
    ["DATE_PART('eon', placed_on)", /a part of year, quarter/],
    ['amount NOT 5', /NOT without IN/],
    ['', /missing/],
    ['('.repeat(500), /levels of nesting/],
    ['-'.repeat(100_000), /levels of nesting/],
    ["'open", /a character that no SQL expression has/],
  ] as const) {
    it(`refuses ${sql.slice(0, 40)}`, () => {
      assert.throws(() => parse(sql), { code: 'misconfigured', message });
    });
  }

  it('needs a table before columns where there is no default', () => {
    assert.throws(() => parse('amount', null), /write table\.amount/);
    assert.throws(() => parse('COUNT(*)', null), /Write COUNT\(table\.key\)/);
  });
});
