-- Defaults, delinquency, recoveries.

-- What is the default rate?
-- What is the charge-off rate of all loans?
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans;

-- What is the default rate by grade?
-- Charge-off rate per grade
SELECT
  grade,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans
GROUP BY grade
ORDER BY grade;

-- What are the default rate and the number of loans by purpose?
-- Charge-off rate and number of loans per purpose
SELECT
  purpose,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct,
  COUNT(*) AS loans
FROM loans
GROUP BY purpose
ORDER BY default_rate_pct DESC, purpose;

-- What is the default rate by amount for each product category?
-- Charge-off rate by amount per category
SELECT
  products.category,
  ROUND(
    100.0 * SUM(CASE WHEN loans.status = 'Charged Off' THEN loans.principal ELSE 0 END)
      / NULLIF(SUM(loans.principal), 0),
    2
  ) AS default_rate_by_amount_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.category
ORDER BY default_rate_by_amount_pct DESC, products.category;

-- What is the default rate by debt-to-income band: under 10, 10 to 20, 20 to 30, 30 to 40, 40 and more percent?
SELECT
  CASE
    WHEN debt_to_income < 10 THEN 'under 10 %'
    WHEN debt_to_income < 20 THEN '10 to 20 %'
    WHEN debt_to_income < 30 THEN '20 to 30 %'
    WHEN debt_to_income < 40 THEN '30 to 40 %'
    ELSE '40 % and more'
  END AS debt_to_income_band,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans
GROUP BY debt_to_income_band
ORDER BY MIN(debt_to_income);

-- What is the default rate of prime and of subprime borrowers?
-- Charge-off rate of loans to prime and subprime customers
SELECT
  CASE WHEN borrowers.credit_score >= 670 THEN 'Prime' ELSE 'Subprime' END AS credit_class,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0),
    2
  ) AS default_rate_pct
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE borrowers.credit_score IS NOT NULL
GROUP BY credit_class
ORDER BY credit_class;

-- How many loans were charged off in each year?
-- Number of charge-offs by year of charge-off
SELECT
  strftime('%Y', charged_off_on) AS charge_off_year,
  COUNT(*) AS charged_off_loans
FROM loans
WHERE charged_off_on IS NOT NULL
GROUP BY charge_off_year
ORDER BY charge_off_year;

-- How many loans were charged off in each quarter of 2024 and 2025?
-- Quarterly number of charge-offs since the start of 2024
SELECT
  strftime('%Y', charged_off_on) || '-Q' || ((CAST(strftime('%m', charged_off_on) AS INTEGER) + 2) / 3)
    AS charge_off_quarter,
  COUNT(*) AS charged_off_loans
FROM loans
WHERE charged_off_on >= '2024-01-01'
  AND charged_off_on < '2026-01-01'
GROUP BY charge_off_quarter
ORDER BY charge_off_quarter;

-- What share of the charged-off loans does each grade account for?
-- Charge-offs by grade in percent of all charge-offs
SELECT
  grade,
  ROUND(100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (), 0), 2) AS share_pct
FROM loans
WHERE status = 'Charged Off'
GROUP BY grade
ORDER BY grade;

-- What is the average number of days from issue to charge-off, by grade?
-- After how many days on average are loans charged off, per grade?
SELECT
  grade,
  ROUND(AVG(julianday(charged_off_on) - julianday(issued_on)), 2) AS average_days_to_charge_off
FROM loans
WHERE charged_off_on IS NOT NULL
GROUP BY grade
ORDER BY grade;

-- What is the net loss by year of charge-off?
-- Charged-off balance less recoveries, per year of charge-off
WITH repaid AS (
  SELECT
    loan_id,
    SUM(principal_paid) AS principal_paid
  FROM payments
  GROUP BY loan_id
)
SELECT
  strftime('%Y', loans.charged_off_on) AS charge_off_year,
  ROUND(SUM(loans.principal - COALESCE(repaid.principal_paid, 0) - loans.recovered_amount), 2) AS net_loss
FROM loans
LEFT JOIN repaid ON repaid.loan_id = loans.loan_id
WHERE loans.charged_off_on IS NOT NULL
GROUP BY charge_off_year
ORDER BY charge_off_year;

-- How much was recovered on charged-off loans?
-- Total of the recoveries
SELECT ROUND(SUM(recovered_amount), 2) AS recovered_amount
FROM loans
WHERE status = 'Charged Off';

-- What is the recovery rate?
-- What share of the principal of charged-off loans was recovered?
SELECT ROUND(100.0 * SUM(recovered_amount) / NULLIF(SUM(principal), 0), 2) AS recovery_rate_pct
FROM loans
WHERE status = 'Charged Off';

-- What is the recovery rate of secured and of unsecured loans?
-- Recovery rate by whether the loan is secured
SELECT
  CASE products.is_secured WHEN 1 THEN 'Secured' ELSE 'Unsecured' END AS security,
  ROUND(100.0 * SUM(loans.recovered_amount) / NULLIF(SUM(loans.principal), 0), 2) AS recovery_rate_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
WHERE loans.status = 'Charged Off'
GROUP BY security
ORDER BY security;

-- What is the recovery rate by year of charge-off?
-- Recovered amount in percent of the principal charged off, for each year of charge-off
SELECT
  strftime('%Y', charged_off_on) AS charge_off_year,
  ROUND(100.0 * SUM(recovered_amount) / NULLIF(SUM(principal), 0), 2) AS recovery_rate_pct
FROM loans
WHERE charged_off_on IS NOT NULL
GROUP BY charge_off_year
ORDER BY charge_off_year;

-- Which three products have the highest recovered amount?
-- Top 3 products by recoveries
SELECT
  products.product_name,
  ROUND(SUM(loans.recovered_amount), 2) AS recovered_amount
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.product_name
ORDER BY recovered_amount DESC, products.product_name
LIMIT 3;

-- What is the delinquency rate?
-- What share of open loans is late?
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Late') / NULLIF(COUNT(*), 0), 2) AS delinquency_rate_pct
FROM loans
WHERE status IN ('Current', 'Late');

-- What is the delinquency rate by product category?
-- Late loans in percent of open loans, per category
SELECT
  products.category,
  ROUND(100.0 * COUNT(*) FILTER (WHERE loans.status = 'Late') / NULLIF(COUNT(*), 0), 2) AS delinquency_rate_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY products.category
ORDER BY delinquency_rate_pct DESC, products.category;

-- Which ten states have the highest delinquency rate?
-- Top 10 states by delinquency rate
SELECT
  borrowers.state,
  ROUND(100.0 * COUNT(*) FILTER (WHERE loans.status = 'Late') / NULLIF(COUNT(*), 0), 2) AS delinquency_rate_pct
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY borrowers.state
ORDER BY delinquency_rate_pct DESC, borrowers.state
LIMIT 10;

-- Which states have more than 25 charged-off loans, and how many?
-- States with over 25 charge-offs, with the number of charge-offs
SELECT
  borrowers.state,
  COUNT(*) AS loans
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE loans.status = 'Charged Off'
GROUP BY borrowers.state
HAVING COUNT(*) > 25
ORDER BY loans DESC, borrowers.state;

-- What is the portfolio at risk over 30 days, in percent?
-- PAR 30 as a percentage of the outstanding balance
WITH overdue AS (
  SELECT DISTINCT loan_id
  FROM payments
  WHERE paid_on IS NULL
    AND due_on < '2025-12-01'
)
SELECT
  ROUND(
    100.0 * SUM(CASE WHEN overdue.loan_id IS NOT NULL THEN loans.outstanding_principal ELSE 0 END)
      / NULLIF(SUM(loans.outstanding_principal), 0),
    2
  ) AS portfolio_at_risk_pct
FROM loans
LEFT JOIN overdue ON overdue.loan_id = loans.loan_id
WHERE loans.status IN ('Current', 'Late');
