-- Defaults, delinquency, recoveries.

-- What is the default rate?
-- What share of all loans was charged off?
SELECT
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans;

-- What is the default rate by grade?
-- Charge-off rate per grade
SELECT
  grade,
  COUNT(*) AS loans,
  COUNT(*) FILTER (WHERE status = 'Charged Off') AS charged_off_loans,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans
GROUP BY grade
ORDER BY grade;

-- What is the default rate by amount for each product category?
-- Charge-off rate by volume and category
SELECT
  products.category,
  ROUND(SUM(loans.principal), 2) AS volume,
  ROUND(SUM(loans.principal) FILTER (WHERE loans.status = 'Charged Off'), 2) AS charged_off_volume,
  ROUND(
    100.0 * SUM(loans.principal) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(SUM(loans.principal), 0),
    2
  ) AS default_rate_by_amount_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.category
ORDER BY default_rate_by_amount_pct DESC, products.category;

-- What is the delinquency rate?
-- What share of open loans is late?
SELECT
  COUNT(*) FILTER (WHERE status = 'Late') AS late_loans,
  COUNT(*) AS open_loans,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Late') / NULLIF(COUNT(*), 0), 2) AS delinquency_rate_pct
FROM loans
WHERE status IN ('Current', 'Late');

-- Which states have the highest delinquency rate?
-- Delinquency by state
SELECT
  borrowers.state,
  COUNT(*) AS open_loans,
  ROUND(100.0 * COUNT(*) FILTER (WHERE loans.status = 'Late') / NULLIF(COUNT(*), 0), 2) AS delinquency_rate_pct
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY borrowers.state
ORDER BY delinquency_rate_pct DESC, borrowers.state
LIMIT 10;

-- How many loans were charged off in each year?
-- Charge-offs by year
SELECT
  strftime('%Y', charged_off_on) AS charge_off_year,
  COUNT(*) AS charged_off_loans,
  ROUND(SUM(principal), 2) AS charged_off_volume
FROM loans
WHERE status = 'Charged Off'
GROUP BY charge_off_year
ORDER BY charge_off_year;

-- What is the recovery rate?
-- How much was recovered on charged-off loans?
SELECT
  ROUND(SUM(recovered_amount), 2) AS recovered_amount,
  ROUND(100.0 * SUM(recovered_amount) / NULLIF(SUM(principal), 0), 2) AS recovery_rate_pct
FROM loans
WHERE status = 'Charged Off';

-- What is the recovery rate of secured and unsecured products?
SELECT
  CASE products.is_secured WHEN 1 THEN 'Secured' ELSE 'Unsecured' END AS security,
  COUNT(*) AS charged_off_loans,
  ROUND(100.0 * SUM(loans.recovered_amount) / NULLIF(SUM(loans.principal), 0), 2) AS recovery_rate_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
WHERE loans.status = 'Charged Off'
GROUP BY security
ORDER BY security;

-- What is the portfolio at risk over 30 days?
-- PAR 30
WITH overdue AS (
  SELECT DISTINCT loan_id
  FROM payments
  WHERE paid_on IS NULL
    AND due_on < '2025-12-01'
)
SELECT
  ROUND(SUM(loans.outstanding_principal) FILTER (WHERE overdue.loan_id IS NOT NULL), 2) AS balance_at_risk,
  ROUND(
    100.0 * SUM(loans.outstanding_principal) FILTER (WHERE overdue.loan_id IS NOT NULL)
      / NULLIF(SUM(loans.outstanding_principal), 0),
    2
  ) AS portfolio_at_risk_pct
FROM loans
LEFT JOIN overdue ON overdue.loan_id = loans.loan_id
WHERE loans.status IN ('Current', 'Late');

-- How do default rates differ by debt-to-income?
-- Default rate by DTI band
SELECT
  CASE
    WHEN debt_to_income < 10 THEN '1. under 10 %'
    WHEN debt_to_income < 20 THEN '2. 10 to 20 %'
    WHEN debt_to_income < 30 THEN '3. 20 to 30 %'
    WHEN debt_to_income < 40 THEN '4. 30 to 40 %'
    ELSE '5. 40 % and more'
  END AS debt_to_income_band,
  COUNT(*) AS loans,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans
GROUP BY debt_to_income_band
ORDER BY debt_to_income_band;

-- How many months after issue are loans charged off on average, by grade?
SELECT
  grade,
  COUNT(*) AS charged_off_loans,
  ROUND(AVG(julianday(charged_off_on) - julianday(issued_on)) / 30.4375, 1) AS average_months_to_charge_off
FROM loans
WHERE status = 'Charged Off'
GROUP BY grade
ORDER BY grade;

-- What is the net loss by year of charge-off?
-- Charged-off balance less recoveries, per year
WITH repaid AS (
  SELECT
    loan_id,
    SUM(principal_paid) AS principal_paid
  FROM payments
  GROUP BY loan_id
)
SELECT
  strftime('%Y', loans.charged_off_on) AS charge_off_year,
  ROUND(SUM(loans.principal - COALESCE(repaid.principal_paid, 0)), 2) AS charged_off_balance,
  ROUND(SUM(loans.recovered_amount), 2) AS recovered_amount,
  ROUND(SUM(loans.principal - COALESCE(repaid.principal_paid, 0) - loans.recovered_amount), 2) AS net_loss
FROM loans
LEFT JOIN repaid ON repaid.loan_id = loans.loan_id
WHERE loans.status = 'Charged Off'
GROUP BY charge_off_year
ORDER BY charge_off_year;

-- How do default rates differ between prime and subprime borrowers?
-- Default rate of prime and subprime customers
SELECT
  CASE
    WHEN borrowers.credit_score >= 670 THEN 'Prime'
    WHEN borrowers.credit_score < 670 THEN 'Subprime'
    ELSE 'No score'
  END AS credit_class,
  COUNT(*) AS loans,
  COUNT(*) FILTER (WHERE loans.status = 'Charged Off') AS charged_off_loans,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0),
    2
  ) AS default_rate_pct
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY credit_class
ORDER BY default_rate_pct DESC, credit_class;
