import {
  CATEGORIES,
  CHANNELS,
  DECISIONS,
  DECLINE_REASONS,
  EMPLOYMENT_STATUSES,
  GRADES,
  HOME_OWNERSHIPS,
  PURPOSES,
  REGIONS,
  STATUSES,
} from './model.ts';

/** The tables, in an order in which each refers only to earlier ones. */
export const TABLES_SQL = `
CREATE TABLE portfolio (
  as_of_date TEXT NOT NULL PRIMARY KEY CHECK (${isDate('as_of_date')}),
  currency TEXT NOT NULL
);

CREATE TABLE branches (
  branch_id INTEGER NOT NULL PRIMARY KEY,
  branch_name TEXT NOT NULL UNIQUE,
  city TEXT NOT NULL,
  state TEXT NOT NULL CHECK (length(state) = 2),
  region TEXT NOT NULL CHECK (region IN (${list(REGIONS)})),
  opened_on TEXT NOT NULL CHECK (${isDate('opened_on')})
);

CREATE TABLE products (
  product_id INTEGER NOT NULL PRIMARY KEY,
  product_name TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL CHECK (category IN (${list(CATEGORIES)})),
  is_secured INTEGER NOT NULL CHECK (is_secured IN (0, 1)),
  min_amount REAL NOT NULL CHECK (min_amount > 0),
  max_amount REAL NOT NULL CHECK (max_amount >= min_amount)
);

CREATE TABLE borrowers (
  borrower_id INTEGER NOT NULL PRIMARY KEY,
  full_name TEXT NOT NULL,
  birth_date TEXT NOT NULL CHECK (${isDate('birth_date')}),
  state TEXT NOT NULL CHECK (length(state) = 2),
  city TEXT NOT NULL,
  employment_status TEXT NOT NULL CHECK (employment_status IN (${list(EMPLOYMENT_STATUSES)})),
  years_employed INTEGER CHECK (years_employed >= 0),
  annual_income REAL NOT NULL CHECK (annual_income > 0),
  credit_score INTEGER CHECK (credit_score BETWEEN 300 AND 850),
  home_ownership TEXT NOT NULL CHECK (home_ownership IN (${list(HOME_OWNERSHIPS)})),
  dependents INTEGER NOT NULL CHECK (dependents >= 0),
  customer_since TEXT NOT NULL CHECK (${isDate('customer_since')})
);

CREATE TABLE applications (
  application_id INTEGER NOT NULL PRIMARY KEY,
  borrower_id INTEGER NOT NULL REFERENCES borrowers (borrower_id),
  product_id INTEGER NOT NULL REFERENCES products (product_id),
  branch_id INTEGER NOT NULL REFERENCES branches (branch_id),
  applied_on TEXT NOT NULL CHECK (${isDate('applied_on')}),
  requested_amount REAL NOT NULL CHECK (requested_amount > 0),
  requested_term_months INTEGER NOT NULL CHECK (requested_term_months > 0),
  purpose TEXT NOT NULL CHECK (purpose IN (${list(PURPOSES)})),
  channel TEXT NOT NULL CHECK (channel IN (${list(CHANNELS)})),
  decision TEXT NOT NULL CHECK (decision IN (${list(DECISIONS)})),
  decided_on TEXT CHECK (${isDate('decided_on')}),
  decline_reason TEXT CHECK (decline_reason IN (${list(DECLINE_REASONS)})),
  CHECK ((decision = 'Pending') = (decided_on IS NULL)),
  CHECK ((decision = 'Declined') = (decline_reason IS NOT NULL))
);

CREATE TABLE loans (
  loan_id INTEGER NOT NULL PRIMARY KEY,
  application_id INTEGER NOT NULL UNIQUE REFERENCES applications (application_id),
  borrower_id INTEGER NOT NULL REFERENCES borrowers (borrower_id),
  product_id INTEGER NOT NULL REFERENCES products (product_id),
  branch_id INTEGER NOT NULL REFERENCES branches (branch_id),
  issued_on TEXT NOT NULL CHECK (${isDate('issued_on')}),
  matures_on TEXT NOT NULL CHECK (${isDate('matures_on')}),
  principal REAL NOT NULL CHECK (principal > 0),
  interest_rate REAL NOT NULL CHECK (interest_rate > 0),
  term_months INTEGER NOT NULL CHECK (term_months > 0),
  monthly_payment REAL NOT NULL CHECK (monthly_payment > 0),
  grade TEXT NOT NULL CHECK (grade IN (${list(GRADES)})),
  debt_to_income REAL NOT NULL CHECK (debt_to_income >= 0),
  purpose TEXT NOT NULL CHECK (purpose IN (${list(PURPOSES)})),
  status TEXT NOT NULL CHECK (status IN (${list(STATUSES)})),
  outstanding_principal REAL NOT NULL CHECK (outstanding_principal >= 0),
  closed_on TEXT CHECK (${isDate('closed_on')}),
  charged_off_on TEXT CHECK (${isDate('charged_off_on')}),
  recovered_amount REAL NOT NULL CHECK (recovered_amount >= 0),
  CHECK ((status IN ('Current', 'Late')) = (closed_on IS NULL)),
  CHECK ((status = 'Charged Off') = (charged_off_on IS NOT NULL))
);

CREATE TABLE payments (
  payment_id INTEGER NOT NULL PRIMARY KEY,
  loan_id INTEGER NOT NULL REFERENCES loans (loan_id),
  due_on TEXT NOT NULL CHECK (${isDate('due_on')}),
  paid_on TEXT CHECK (${isDate('paid_on')}),
  amount_due REAL NOT NULL CHECK (amount_due > 0),
  amount_paid REAL NOT NULL CHECK (amount_paid >= 0),
  principal_paid REAL NOT NULL CHECK (principal_paid >= 0),
  interest_paid REAL NOT NULL CHECK (interest_paid >= 0),
  late_fee REAL NOT NULL CHECK (late_fee >= 0),
  days_late INTEGER CHECK (days_late >= 0),
  CHECK ((paid_on IS NULL) = (days_late IS NULL))
);
`;

/**
 * The indexes: every foreign key, and the columns that questions filter by. Made after the rows, which is faster.
 * Grades have none: seven values pick out too many rows, and SQLite would read the table in their order to group by
 * them, which takes half as long again.
 */
export const INDEXES_SQL = [
  'borrowers (state)',
  'applications (borrower_id)',
  'applications (product_id)',
  'applications (branch_id)',
  'applications (applied_on)',
  'applications (decision)',
  'loans (borrower_id)',
  'loans (product_id)',
  'loans (branch_id)',
  'loans (issued_on)',
  'loans (status)',
  'payments (loan_id)',
  'payments (due_on)',
  'payments (paid_on)',
]
  .map((target) => `CREATE INDEX ${target.replace(/\W+/g, '_').replace(/_$/, '')} ON ${target};`)
  .join('\n');

function list(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

/** NULL passes, as in every CHECK; `date()` would be slower and is stricter than what the generator can get wrong. */
function isDate(column: string): string {
  return `${column} GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'`;
}
