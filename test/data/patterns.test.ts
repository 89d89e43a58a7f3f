import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queryRows } from '../support/query-rows.ts';
import { sampleDatabase } from '../support/sample-database.ts';

const path = await sampleDatabase();

/** The single number a query gives. */
function number(sql: string): number {
  return Number(queryRows(path, sql)[0]?.[0]);
}

/** The second column of a query, by the first. */
function by(sql: string): Map<string, number> {
  return new Map(queryRows(path, sql).map(([key, value]) => [String(key), Number(value)]));
}

function assertRising(values: Iterable<number>): void {
  const list = [...values];
  assert.ok(
    list.every((value, index) => index === 0 || value > (list[index - 1] ?? Infinity)),
    `Not rising: ${list}`,
  );
}

describe('the loan book', () => {
  it('has as many rows as documented', () => {
    const counts = ['portfolio', 'branches', 'products', 'borrowers', 'applications', 'loans'].map((table) =>
      number(`SELECT count(*) FROM ${table}`),
    );
    assert.deepEqual(counts, [1, 24, 8, 9_000, 16_000, 10_000]);
    const payments = number('SELECT count(*) FROM payments');
    assert.ok(payments > 230_000 && payments < 250_000, `${payments} payments`);
  });

  it('is as of the end of 2025, in dollars', () => {
    assert.deepEqual(queryRows(path, 'SELECT * FROM portfolio'), [['2025-12-31', 'USD']]);
  });

  it('lends at rates, and loses, more from grade to grade', () => {
    assertRising(by('SELECT grade, avg(interest_rate) FROM loans GROUP BY 1 ORDER BY 1').values());
    assertRising(by("SELECT grade, avg(status = 'Charged Off') FROM loans GROUP BY 1 ORDER BY 1").values());
    assertRising(
      by(
        'SELECT grade, -avg(credit_score) FROM loans JOIN borrowers USING (borrower_id) GROUP BY 1 ORDER BY 1',
      ).values(),
    );
  });

  it('loses more where debts weigh more, and less on secured loans', () => {
    assertRising(
      by(
        `SELECT min(3, CAST(debt_to_income / 12 AS INTEGER)), avg(status = 'Charged Off') FROM loans GROUP BY 1 ORDER BY 1`,
      ).values(),
    );
    assertRising(
      by(
        `SELECT -is_secured, avg(status = 'Charged Off') FROM loans JOIN products USING (product_id) GROUP BY 1 ORDER BY 1`,
      ).values(),
    );
  });

  it('lent most cheaply in 2020 and 2021, and most dearly in 2023 to 2025', () => {
    const rates = by('SELECT substr(issued_on, 1, 4), avg(interest_rate) FROM loans GROUP BY 1');
    const rate = (year: number): number => rates.get(String(year)) ?? NaN;
    assert.ok(Math.max(rate(2020), rate(2021)) < Math.min(rate(2018), rate(2019), rate(2022)));
    assert.ok(Math.min(rate(2023), rate(2024), rate(2025)) > Math.max(rate(2018), rate(2019), rate(2022)));
  });

  it('grows every year but 2020, and has its trough in April 2020', () => {
    const years = by('SELECT substr(applied_on, 1, 4), count(*) FROM applications GROUP BY 1 ORDER BY 1');
    assert.ok((years.get('2020') ?? NaN) < (years.get('2019') ?? NaN));
    years.delete('2020');
    assertRising(years.values());
    const trough = queryRows(
      path,
      'SELECT substr(applied_on, 1, 7) FROM applications GROUP BY 1 ORDER BY count(*) LIMIT 1',
    );
    assert.deepEqual(trough, [['2020-04']]);
  });

  it('approves 60 to 68 % of applications, the unemployed least', () => {
    const share = number("SELECT avg(decision = 'Approved') FROM applications");
    assert.ok(share > 0.6 && share < 0.68, `${share}`);
    const rates = by(
      `SELECT employment_status, avg(decision = 'Approved') FROM applications JOIN borrowers USING (borrower_id)
       GROUP BY 1 ORDER BY 2`,
    );
    assert.equal([...rates.keys()][0], 'Unemployed');
  });

  it('has late payments clustered in late and charged-off loans', () => {
    const share = by('SELECT status, avg(days_late > 0) FROM payments JOIN loans USING (loan_id) GROUP BY 1');
    assert.ok((share.get('Late') ?? 0) > 3 * (share.get('Current') ?? NaN));
    assert.ok((share.get('Charged Off') ?? 0) > 3 * (share.get('Paid Off') ?? NaN));
  });

  it('has amounts at round numbers', () => {
    assert.ok(number('SELECT avg(requested_amount % 500 = 0) FROM applications') > 0.75);
  });

  it('has borrowers where people live, and mostly served in their region', () => {
    const states = queryRows(
      path,
      'SELECT state FROM borrowers GROUP BY 1 ORDER BY count(*) DESC LIMIT 3',
    ).flat();
    assert.deepEqual(states, ['CA', 'TX', 'FL']);
    assert.equal(number('SELECT count(DISTINCT state) FROM borrowers'), 51);
    const sameState = number(
      `SELECT avg(c.state = b.state) FROM loans JOIN borrowers c USING (borrower_id) JOIN branches b USING (branch_id)`,
    );
    assert.ok(sameState > 0.45 && sameState < 0.75, `${sameState}`);
  });

  it('has honest gaps', () => {
    const missingScores = number('SELECT avg(credit_score IS NULL) FROM borrowers');
    assert.ok(missingScores > 0.015 && missingScores < 0.025, `${missingScores}`);
    assert.ok(
      number('SELECT count(*) FROM borrowers WHERE borrower_id NOT IN (SELECT borrower_id FROM loans)') >
        2_000,
    );
    assert.ok(
      number(
        'SELECT count(*) FROM borrowers WHERE borrower_id NOT IN (SELECT borrower_id FROM applications)',
      ) > 300,
    );
    assert.ok(number("SELECT count(DISTINCT branch_id) FROM loans WHERE issued_on < '2019'") < 24);
    assert.ok(number("SELECT avg(grade = 'G') FROM loans") < 0.02);
    assert.ok(number("SELECT count(*) FROM applications WHERE decision = 'Pending'") > 10);
  });
});
