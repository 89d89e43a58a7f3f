import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queryRows } from '../support/query-rows.ts';
import { sampleDatabase } from '../support/sample-database.ts';

const COLUMNS: Readonly<Record<string, string>> = {
  portfolio: 'as_of_date, currency',
  branches: 'branch_id, branch_name, city, state, region, opened_on',
  products: 'product_id, product_name, category, is_secured, min_amount, max_amount',
  borrowers:
    'borrower_id, full_name, birth_date, state, city, employment_status, years_employed, annual_income, ' +
    'credit_score, home_ownership, dependents, customer_since',
  applications:
    'application_id, borrower_id, product_id, branch_id, applied_on, requested_amount, requested_term_months, ' +
    'purpose, channel, decision, decided_on, decline_reason',
  loans:
    'loan_id, application_id, borrower_id, product_id, branch_id, issued_on, matures_on, principal, ' +
    'interest_rate, term_months, monthly_payment, grade, debt_to_income, purpose, status, ' +
    'outstanding_principal, closed_on, charged_off_on, recovered_amount',
  payments:
    'payment_id, loan_id, due_on, paid_on, amount_due, amount_paid, principal_paid, interest_paid, late_fee, days_late',
};
const NULLABLE = new Set([
  'years_employed',
  'credit_score',
  'decided_on',
  'decline_reason',
  'closed_on',
  'charged_off_on',
  'paid_on',
  'days_late',
]);
const ENUMERATED: Readonly<Record<string, string>> = {
  branches: 'region',
  products: 'category, is_secured',
  borrowers: 'employment_status, home_ownership',
  applications: 'purpose, channel, decision, decline_reason',
  loans: 'grade, purpose, status',
};

const path = await sampleDatabase();
const database = (sql: string) => queryRows(path, sql);

describe('the schema', () => {
  it('has exactly the documented tables and columns', () => {
    const tables = database("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").flat();
    assert.deepEqual(tables, Object.keys(COLUMNS).sort());
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const actual = database(`SELECT name FROM pragma_table_info('${table}')`).flat();
      assert.equal(actual.join(', '), columns);
    }
  });

  it('has a primary key in every table', () => {
    for (const table of Object.keys(COLUMNS)) {
      const keys = database(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0`).flat();
      assert.deepEqual(keys, [COLUMNS[table]?.split(', ')[0]]);
    }
  });

  it('says NOT NULL of every column that is never empty, and of no other', () => {
    for (const table of Object.keys(COLUMNS)) {
      const nullable = database(`SELECT name FROM pragma_table_info('${table}') WHERE "notnull" = 0`).flat();
      assert.deepEqual(
        nullable,
        (COLUMNS[table] ?? '').split(', ').filter((column) => NULLABLE.has(column)),
      );
    }
  });

  it('declares every foreign key, and has an index for each', () => {
    const keys = database(
      `SELECT t.name || '.' || f."from" FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) f
       WHERE t.type = 'table' AND f."to" = f."from" ORDER BY 1`,
    ).flat();
    const indexed = database(
      `SELECT DISTINCT t.name || '.' || c.name FROM sqlite_schema t JOIN pragma_index_list(t.name) i
       JOIN pragma_index_info(i.name) c WHERE t.type = 'table' AND c.seqno = 0`,
    ).flat();
    assert.deepEqual(keys, [
      'applications.borrower_id',
      'applications.branch_id',
      'applications.product_id',
      'loans.application_id',
      'loans.borrower_id',
      'loans.branch_id',
      'loans.product_id',
      'payments.loan_id',
    ]);
    assert.deepEqual(
      keys.filter((key) => !indexed.includes(key)),
      [],
    );
  });

  it('has a CHECK on every enumerated column, whose values all occur', () => {
    for (const [table, columns] of Object.entries(ENUMERATED)) {
      const sql = String(database(`SELECT sql FROM sqlite_schema WHERE name = '${table}'`)[0]?.[0]);
      for (const column of columns.split(', ')) {
        const list = new RegExp(`CHECK \\(${column} IN \\(([^)]*)\\)\\)`).exec(sql)?.[1];
        assert.ok(list !== undefined, `${table}.${column} has no CHECK`);
        const allowed = list.split(', ').map((value) => value.replaceAll("'", ''));
        const present = database(
          `SELECT DISTINCT ${column} FROM ${table} WHERE ${column} IS NOT NULL`,
        ).flat();
        assert.deepEqual(present.map(String).sort(), allowed.sort());
      }
    }
  });

  it('uses a rollback journal, so that the file can be read where nothing can be written', () => {
    assert.deepEqual(database('PRAGMA journal_mode'), [['delete']]);
  });
});
