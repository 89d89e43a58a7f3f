import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queryRows } from '../support/query-rows.ts';
import { sampleDatabase } from '../support/sample-database.ts';

const path = await sampleDatabase();
const AS_OF = '2025-12-31';

/** What is so of every row, and the query that finds rows of which it is not. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'keys refer to rows that exist': `SELECT * FROM pragma_foreign_key_check`,
  'the file is sound': `SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  'dates are real days': [
    ['branches', 'opened_on'],
    ['borrowers', 'birth_date'],
    ['borrowers', 'customer_since'],
    ['applications', 'applied_on'],
    ['applications', 'decided_on'],
    ['loans', 'issued_on'],
    ['loans', 'matures_on'],
    ['loans', 'closed_on'],
    ['loans', 'charged_off_on'],
    ['payments', 'due_on'],
    ['payments', 'paid_on'],
  ]
    .map(([table, column]) => `SELECT ${column} FROM ${table} WHERE date(${column}) <> ${column}`)
    .join(' UNION ALL '),
  'nothing happened after the as-of date': `
    SELECT opened_on FROM branches WHERE opened_on > '${AS_OF}'
    UNION ALL SELECT customer_since FROM borrowers WHERE customer_since > '${AS_OF}'
    UNION ALL SELECT applied_on FROM applications WHERE max(applied_on, ifnull(decided_on, '')) > '${AS_OF}'
    UNION ALL SELECT issued_on FROM loans
      WHERE max(issued_on, ifnull(closed_on, ''), ifnull(charged_off_on, '')) > '${AS_OF}'
    UNION ALL SELECT paid_on FROM payments WHERE paid_on > '${AS_OF}'`,
  'money is whole cents': [
    ['products', 'min_amount'],
    ['products', 'max_amount'],
    ['borrowers', 'annual_income'],
    ['applications', 'requested_amount'],
    ['loans', 'principal'],
    ['loans', 'monthly_payment'],
    ['loans', 'outstanding_principal'],
    ['loans', 'recovered_amount'],
    ['payments', 'amount_due'],
    ['payments', 'amount_paid'],
    ['payments', 'principal_paid'],
    ['payments', 'interest_paid'],
    ['payments', 'late_fee'],
  ]
    .map(
      ([table, column]) =>
        `SELECT ${column} FROM ${table} WHERE typeof(${column}) <> 'real' OR round(${column} * 100) / 100 <> ${column}`,
    )
    .join(' UNION ALL '),
  'borrowers are adults when they become customers': `
    SELECT * FROM borrowers WHERE date(birth_date, '+18 years') > customer_since`,
  'years of employment are there exactly for those who work, and fit their age': `
    SELECT * FROM borrowers
    WHERE (employment_status IN ('Employed', 'Self-Employed')) <> (years_employed IS NOT NULL)
       OR date(birth_date, '+' || (16 + years_employed) || ' years') > '${AS_OF}'`,
  'borrowers are customers when they apply, at an office that is open, in the range of the product': `
    SELECT * FROM applications JOIN borrowers USING (borrower_id) JOIN branches USING (branch_id)
    JOIN products USING (product_id)
    WHERE applied_on < customer_since OR applied_on < opened_on OR applied_on < '2018-01-01'
       OR requested_amount NOT BETWEEN min_amount AND max_amount`,
  'decisions follow applications, on business days': `
    SELECT * FROM applications WHERE decided_on < applied_on OR strftime('%w', decided_on) IN ('0', '6')`,
  'nobody comes to an office on a Sunday': `
    SELECT * FROM applications WHERE channel = 'Branch' AND strftime('%w', applied_on) = '0'`,
  'loans come from approved applications and agree with them': `
    SELECT * FROM loans l JOIN applications a USING (application_id) JOIN products p ON p.product_id = l.product_id
    WHERE a.decision <> 'Approved' OR l.borrower_id <> a.borrower_id OR l.product_id <> a.product_id
       OR l.branch_id <> a.branch_id OR l.purpose <> a.purpose OR l.term_months <> a.requested_term_months
       OR l.issued_on < a.decided_on OR l.principal > a.requested_amount
       OR l.principal NOT BETWEEN p.min_amount AND p.max_amount`,
  'loans mature after their term': `
    SELECT * FROM loans WHERE matures_on <>
      min(date(issued_on, '+' || term_months || ' months'),
          date(issued_on, 'start of month', '+' || term_months || ' months', '+27 days'))`,
  'the status agrees with the dates and the balance': `
    SELECT * FROM loans WHERE
      (status IN ('Current', 'Late')) <> (closed_on IS NULL) OR (status = 'Charged Off') <> (charged_off_on IS NOT NULL)
      OR closed_on <> charged_off_on OR (status IN ('Current', 'Late')) <> (outstanding_principal > 0)
      OR closed_on <= issued_on OR (status <> 'Charged Off' AND recovered_amount <> 0)`,
  'the status agrees with the payments': `
    SELECT l.loan_id FROM loans l JOIN payments p USING (loan_id) GROUP BY 1 HAVING
      (l.status = 'Late') <> (l.closed_on IS NULL AND sum(p.paid_on IS NULL AND p.due_on < '${AS_OF}') > 0)
      OR (l.status = 'Paid Off' AND (sum(p.paid_on IS NULL) > 0 OR max(p.paid_on) <> l.closed_on))
      OR (l.status = 'Charged Off' AND
        julianday(l.charged_off_on) - julianday(min(CASE WHEN p.paid_on IS NULL THEN p.due_on END)) NOT IN (120, 180))`,
  'every loan has payments': `SELECT * FROM loans WHERE loan_id NOT IN (SELECT loan_id FROM payments)`,
  'principal is what is outstanding, paid and charged off, to the cent': `
    SELECT l.loan_id FROM loans l JOIN payments p USING (loan_id) GROUP BY 1 HAVING
      CASE l.status WHEN 'Charged Off' THEN
        round((l.principal - sum(p.principal_paid)) * 100) <= 0
        OR l.recovered_amount > l.principal - sum(p.principal_paid) + 0.001
      ELSE round(l.principal * 100) <> round(l.outstanding_principal * 100) + round(sum(p.principal_paid) * 100) END`,
  'what is paid is principal, interest and fee': `
    SELECT * FROM payments
    WHERE round(amount_paid * 100) <> round(principal_paid * 100) + round(interest_paid * 100) + round(late_fee * 100)`,
  'an unpaid instalment has no payment in it, a paid one at least what was due': `
    SELECT * FROM payments WHERE CASE WHEN paid_on IS NULL THEN amount_paid <> 0 OR days_late IS NOT NULL
      ELSE round((amount_paid - late_fee - amount_due) * 100) < 0 END`,
  'only the last payment pays more than was due': `
    SELECT * FROM payments p JOIN loans USING (loan_id)
    WHERE round((amount_paid - late_fee - amount_due) * 100) > 0
      AND (status <> 'Paid Off' OR EXISTS (SELECT 1 FROM payments n WHERE n.loan_id = p.loan_id AND n.due_on > p.due_on))`,
  'days late count from the due date': `
    SELECT * FROM payments WHERE days_late <> max(0, julianday(paid_on) - julianday(due_on))`,
  'a late fee is charged from the eleventh day': `
    SELECT * FROM payments WHERE (late_fee > 0) <> (ifnull(days_late, 0) > 10) OR late_fee > 50`,
  'instalments are due monthly and paid in turn': `
    SELECT * FROM (
      SELECT due_on, paid_on, issued_on, lag(due_on, 1, issued_on) OVER w AS due_before,
        lag(paid_on, 1, issued_on) OVER w AS paid_before
      FROM payments JOIN loans USING (loan_id) WINDOW w AS (PARTITION BY loan_id ORDER BY due_on)
    ) WHERE strftime('%Y-%m', due_before, 'start of month', '+1 month') <> strftime('%Y-%m', due_on)
      OR CAST(strftime('%d', due_on) AS INTEGER) <> min(28, CAST(strftime('%d', issued_on) AS INTEGER))
      OR paid_on < paid_before OR (paid_on IS NOT NULL AND paid_before IS NULL)`,
  'one instalment at most is billed ahead, and of open loans only or paid': `
    SELECT loan_id FROM payments JOIN loans USING (loan_id) WHERE due_on > '${AS_OF}' GROUP BY 1
    HAVING count(*) > 1 OR max(due_on) > date('${AS_OF}', '+1 month') OR (max(paid_on IS NULL) AND closed_on IS NOT NULL)`,
  'whoever was charged off is not lent to again': `
    SELECT * FROM loans a JOIN loans b USING (borrower_id) WHERE b.issued_on > a.charged_off_on`,
  'debt-to-income stays within the policy': `SELECT * FROM loans WHERE debt_to_income NOT BETWEEN 0 AND 55`,
};

describe('of every row of the loan book it is so that', () => {
  for (const [name, sql] of Object.entries(INVARIANTS)) {
    it(name, () => assert.deepEqual(queryRows(path, `SELECT * FROM (${sql}) LIMIT 3`), []));
  }

  it('instalments are the standard amortisation, and the last one takes the rounding', () => {
    const rows = queryRows(
      path,
      `SELECT loan_id, principal, interest_rate, term_months, monthly_payment, amount_due, interest_paid,
         paid_on, row_number() OVER (PARTITION BY loan_id ORDER BY due_on) FROM payments JOIN loans USING (loan_id)
       ORDER BY loan_id, due_on`,
    );
    let balanceCents = 0;
    for (const [loan, principal, rate, term, payment, due, interest, paidOn, number] of rows.map((row) =>
      row.map(Number),
    )) {
      assert.ok(principal && rate && term && payment && due && number && interest !== undefined);
      const growth = (1 + rate / 1200) ** term;
      if (number === 1) {
        balanceCents = Math.round(principal * 100);
        assert.ok(
          Math.abs((principal * (rate / 1200) * growth) / (growth - 1) - payment) < 0.0051,
          `loan ${loan}`,
        );
      }
      const interestCents = Math.round((balanceCents * rate) / 1200);
      const dueCents = number === term ? balanceCents + interestCents : Math.round(payment * 100);
      assert.equal(Math.round(due * 100), dueCents, `loan ${loan}, instalment ${number}`);
      assert.equal(
        Math.round(interest * 100),
        paidOn === 0 ? 0 : interestCents,
        `loan ${loan}, instalment ${number}`,
      );
      balanceCents -= dueCents - interestCents;
    }
  });
});
