import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeExpression } from '../../src/provider/describe-expression.ts';
import type { Expression } from '../../src/shared/mod.ts';

const status: Expression = { kind: 'column', table: 'loans', column: 'status' };
const issued: Expression = { kind: 'column', table: 'loans', column: 'issued_on' };
const text = (value: string): Expression => ({ kind: 'literal', value });
const isLate: Expression = { kind: 'binary', operator: '=', left: status, right: text('Late') };
const count: Expression = {
  kind: 'aggregate',
  function: 'count',
  table: 'loans',
  argument: null,
  distinct: false,
  filter: null,
};

const CASES: readonly (readonly [expression: Expression, shown: string])[] = [
  [text("it's"), "'it''s'"],
  [{ kind: 'literal', value: null }, 'NULL'],
  [{ kind: 'literal', value: 0 }, '0'],
  [
    { kind: 'binary', operator: '/', left: count, right: { ...count, filter: isLate } },
    "COUNT(*) over loans / COUNT(*) FILTER (WHERE loans.status = 'Late') over loans",
  ],
  [
    { kind: 'logical', operator: 'or', operands: [isLate, { kind: 'not', operand: isLate }] },
    "(loans.status = 'Late') OR NOT (loans.status = 'Late')",
  ],
  [{ kind: 'is-null', operand: issued, negated: true }, 'loans.issued_on IS NOT NULL'],
  [
    { kind: 'in', operand: status, values: [text('Current'), text('Late')], negated: true },
    "loans.status NOT IN ('Current', 'Late')",
  ],
  [
    {
      kind: 'case',
      // biome-ignore lint/suspicious/noThenProperty: it is SQL's THEN.
      branches: [{ when: isLate, then: { kind: 'literal', value: 1 } }],
      otherwise: { kind: 'literal', value: 0 },
    },
    "CASE WHEN loans.status = 'Late' THEN 1 ELSE 0 END",
  ],
  [{ kind: 'function', name: 'julianday', arguments: [issued] }, 'julianday(loans.issued_on)'],
  [
    { kind: 'date-part', part: 'quarter-of-year', operand: issued },
    "'Q' || ((CAST(strftime('%m', loans.issued_on) AS INTEGER) + 2) / 3)",
  ],
  [
    { ...count, kind: 'aggregate', function: 'percentile', argument: status, distinct: true, percentile: 90 },
    'PERCENTILE(DISTINCT loans.status, 90)',
  ],
];

describe('describeExpression()', () => {
  for (const [expression, shown] of CASES) {
    it(`shows ${shown}`, () => assert.equal(describeExpression(expression), shown));
  }
});
