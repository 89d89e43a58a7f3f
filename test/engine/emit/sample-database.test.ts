import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emit } from '../../../src/engine/emit/emit.ts';
import type { LogicalQuery } from '../../../src/engine/logical-query.ts';
import { queryRows } from '../../support/query-rows.ts';
import { sampleDatabase } from '../../support/sample-database.ts';
import {
  aggregate,
  aggregateQuery,
  column,
  compare,
  datePart,
  listQuery,
  measure,
  output,
  test,
} from '../support/expressions.ts';
import { LOAN_BOOK } from '../support/loan-book-knowledge.ts';

const path = await sampleDatabase();

/** Both give the same rows, in the same order. */
function agree(query: LogicalQuery, byHand: string): void {
  const sql = emit(query, LOAN_BOOK, { round: false });
  const shorten = (rows: readonly (readonly unknown[])[]): unknown[][] =>
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? Number(value.toPrecision(10)) : value)),
    );
  assert.deepEqual(shorten(queryRows(path, sql)), shorten(queryRows(path, byHand)), sql);
}

const loans = measure('loans', aggregate('count', 'loans'));
const paid = measure('paid', aggregate('sum', 'payments', 'amount_paid'));
const borrowers = measure('borrowers', aggregate('count', 'borrowers'));
const income = measure('income', aggregate('sum', 'borrowers', 'annual_income'));
const branch = output('branch_name', column('branches', 'branch_name'));
const grade = output('grade', column('loans', 'grade'));
const month = output('month', datePart('month', column('loans', 'issued_on')));

describe('emit() on the sample loan book', () => {
  it('does not multiply loans by their payments', () => {
    agree(
      aggregateQuery([loans, paid], { dimensions: [branch] }),
      `SELECT branch_name,
         (SELECT COUNT(*) FROM loans l WHERE l.branch_id = b.branch_id),
         (SELECT COALESCE(SUM(amount_paid), 0) FROM loans l JOIN payments p USING (loan_id) WHERE l.branch_id = b.branch_id)
       FROM branches b ORDER BY branch_name`,
    );
  });

  it('counts a borrower once in each grade, with the income once', () => {
    agree(
      aggregateQuery([borrowers, income], { dimensions: [grade] }),
      `SELECT grade, COUNT(*), SUM(annual_income)
       FROM (SELECT grade, borrower_id FROM loans GROUP BY grade, borrower_id) JOIN borrowers USING (borrower_id)
       GROUP BY grade ORDER BY grade`,
    );
  });

  it('keeps branches without loans in the period', () => {
    agree(
      aggregateQuery([loans], {
        dimensions: [branch],
        keepEmptyGroups: true,
        where: test('=', datePart('month', column('loans', 'issued_on')), '2018-01'),
        order: [{ by: 'loans', direction: 'asc' }],
      }),
      `SELECT branch_name, COUNT(loan_id) AS n FROM branches b
       LEFT JOIN loans l ON l.branch_id = b.branch_id AND substr(issued_on, 1, 7) = '2018-01'
       GROUP BY b.branch_id ORDER BY n, branch_name`,
    );
  });

  it('compares a month with the month before it, by name, not by row', () => {
    const change = { kind: 'change', as: 'difference', over: 'month', lag: 1, within: ['grade'] } as const;
    agree(
      aggregateQuery([measure('change', aggregate('count', 'loans'), { transform: change })], {
        dimensions: [month, grade],
      }),
      `WITH g AS (SELECT substr(issued_on, 1, 7) AS m, grade, COUNT(*) AS n FROM loans GROUP BY 1, 2)
       SELECT m, grade, n - (SELECT p.n FROM g p WHERE p.grade = g.grade AND p.m = strftime('%Y-%m', g.m || '-01', '-1 month'))
       FROM g ORDER BY m, grade`,
    );
  });

  it('takes shares of all groups, and shows those that qualify', () => {
    agree(
      aggregateQuery(
        [
          measure('share', aggregate('sum', 'loans', 'principal'), {
            transform: { kind: 'share-of-total', within: [] },
          }),
        ],
        { dimensions: [grade], having: compare('>', aggregate('count', 'loans'), 1000) },
      ),
      `SELECT grade, 100.0 * SUM(principal) / (SELECT SUM(principal) FROM loans)
       FROM loans GROUP BY grade HAVING COUNT(*) > 1000 ORDER BY grade`,
    );
  });

  it('lists the first rows within each group, of all or of the different ones', () => {
    const fields = [branch, output('principal', column('loans', 'principal'))];
    const options = {
      where: test('>=', column('loans', 'issued_on'), '2025-11-01'),
      order: [{ by: 'principal', direction: 'desc' }],
      perGroup: { partitionBy: ['branch_name'], limit: 2 },
    } as const;
    agree(
      listQuery('loans', fields, options),
      `SELECT branch_name, principal FROM loans l JOIN branches b USING (branch_id)
       WHERE issued_on >= '2025-11-01' AND (SELECT COUNT(*) FROM loans o WHERE o.issued_on >= '2025-11-01' AND o.branch_id = l.branch_id
         AND (o.principal > l.principal OR (o.principal = l.principal AND o.loan_id < l.loan_id))) < 2
       ORDER BY branch_name, principal DESC`,
    );
    agree(
      listQuery('loans', fields, { ...options, distinct: true }),
      `SELECT DISTINCT branch_name, principal FROM loans l JOIN branches b USING (branch_id)
       WHERE issued_on >= '2025-11-01' AND (SELECT COUNT(DISTINCT o.principal) FROM loans o WHERE o.issued_on >= '2025-11-01' AND o.branch_id = l.branch_id AND o.principal > l.principal) < 2
       ORDER BY branch_name, principal DESC`,
    );
  });

  it('ranks by what it does not show', () => {
    const order = [{ by: 'paid', direction: 'desc' }] as const;
    const byHand = `FROM loans l JOIN branches b USING (branch_id) JOIN payments p USING (loan_id)
       GROUP BY branch_name ORDER BY SUM(amount_paid) DESC`;
    agree(
      aggregateQuery([paid], { dimensions: [branch], order, hidden: ['paid'] }),
      `SELECT branch_name ${byHand}`,
    );
    agree(
      aggregateQuery([loans, paid], { dimensions: [branch], order, limit: 1, offset: 1, hidden: ['paid'] }),
      `SELECT branch_name, COUNT(DISTINCT loan_id) ${byHand} LIMIT 1 OFFSET 1`,
    );
    agree(
      aggregateQuery([loans], { dimensions: [month], hidden: ['month'] }),
      'SELECT COUNT(*) FROM loans GROUP BY substr(issued_on, 1, 7) ORDER BY substr(issued_on, 1, 7)',
    );
  });

  it('keeps and orders the first groups of parts that it does not show', () => {
    const region = output('region', column('branches', 'region'));
    agree(
      aggregateQuery([loans], {
        dimensions: [region, branch],
        order: [{ by: 'loans', direction: 'desc' }],
        perGroup: { partitionBy: ['region'], limit: 1 },
        hidden: ['region', 'loans'],
      }),
      `SELECT branch_name FROM (SELECT region, branch_name, COUNT(*) AS n FROM loans JOIN branches USING (branch_id) GROUP BY branch_id
         ORDER BY n DESC, branch_name) GROUP BY region HAVING n = MAX(n) ORDER BY region`,
    );
  });

  it('shows each different row once, in the order of its first hidden value', () => {
    const fields = [branch, grade, output('principal', column('loans', 'principal'))];
    agree(
      listQuery('loans', fields, {
        distinct: true,
        order: [{ by: 'principal', direction: 'desc' }],
        hidden: ['grade', 'principal'],
      }),
      `SELECT branch_name FROM loans JOIN branches USING (branch_id) GROUP BY branch_name ORDER BY MAX(principal) DESC, branch_name`,
    );
    agree(
      listQuery('loans', fields, {
        distinct: true,
        order: [{ by: 'principal', direction: 'asc' }],
        perGroup: { partitionBy: ['grade'], limit: 2 },
        hidden: ['grade', 'principal'],
      }),
      `SELECT branch_name FROM (
         SELECT grade, branch_name, p, ROW_NUMBER() OVER (PARTITION BY grade ORDER BY p, branch_name) AS n
         FROM (SELECT grade, branch_name, MIN(principal) AS p FROM loans JOIN branches USING (branch_id) GROUP BY 1, 2))
       WHERE n <= 2 ORDER BY grade, n`,
    );
  });

  it('orders weekdays from Sunday to Saturday', () => {
    agree(
      aggregateQuery([loans], {
        dimensions: [output('weekday', datePart('weekday', column('loans', 'issued_on')))],
      }),
      `SELECT CASE w WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday'
         WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END, n
       FROM (SELECT strftime('%w', issued_on) AS w, COUNT(*) AS n FROM loans GROUP BY 1) ORDER BY w`,
    );
  });

  it('counts borrowers without any loan among those with fewer than two', () => {
    const where = {
      kind: 'related-aggregate',
      table: 'borrowers',
      aggregate: aggregate('count', 'loans'),
      where: null,
      operator: '<',
      value: 2,
    } as const;
    agree(
      aggregateQuery([borrowers], { where }),
      'SELECT COUNT(*) FROM borrowers b WHERE (SELECT COUNT(*) FROM loans l WHERE l.borrower_id = b.borrower_id) < 2',
    );
  });
});
