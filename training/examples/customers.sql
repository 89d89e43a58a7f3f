-- The borrowers.

-- How many customers do we have in each state?
-- Borrowers by state
SELECT
  state,
  COUNT(*) AS borrowers
FROM borrowers
GROUP BY state
ORDER BY borrowers DESC, state;

-- How many borrowers have more than one loan?
-- Number of repeat customers
SELECT COUNT(*) AS repeat_customers
FROM (
  SELECT borrower_id
  FROM loans
  GROUP BY borrower_id
  HAVING COUNT(*) >= 2
) AS repeat_borrowers;

-- Which customers have never had a loan?
-- Borrowers without a loan, the newest first
SELECT
  borrowers.borrower_id,
  borrowers.full_name,
  borrowers.state,
  borrowers.customer_since
FROM borrowers
WHERE NOT EXISTS (
  SELECT 1
  FROM loans
  WHERE loans.borrower_id = borrowers.borrower_id
)
ORDER BY borrowers.customer_since DESC, borrowers.borrower_id
LIMIT 100;

-- Who are the ten borrowers that owe us most?
-- Top 10 customers by outstanding balance
SELECT
  borrowers.borrower_id,
  borrowers.full_name,
  COUNT(*) AS open_loans,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY borrowers.borrower_id, borrowers.full_name
ORDER BY outstanding_balance DESC, borrowers.borrower_id
LIMIT 10;

-- What is the average income and credit score by employment status?
SELECT
  employment_status,
  COUNT(*) AS borrowers,
  ROUND(AVG(annual_income), 2) AS average_annual_income,
  ROUND(AVG(credit_score), 0) AS average_credit_score
FROM borrowers
GROUP BY employment_status
ORDER BY average_annual_income DESC, employment_status;

-- How many borrowers have no credit score?
SELECT
  COUNT(*) FILTER (WHERE credit_score IS NULL) AS borrowers_without_score,
  ROUND(100.0 * COUNT(*) FILTER (WHERE credit_score IS NULL) / NULLIF(COUNT(*), 0), 2) AS share_pct
FROM borrowers;

-- How many borrowers are there by age group?
-- Age distribution of customers
SELECT
  CASE
    WHEN birth_date > '2000-12-31' THEN '1. under 25'
    WHEN birth_date > '1990-12-31' THEN '2. 25-34'
    WHEN birth_date > '1980-12-31' THEN '3. 35-44'
    WHEN birth_date > '1970-12-31' THEN '4. 45-54'
    WHEN birth_date > '1960-12-31' THEN '5. 55-64'
    ELSE '6. 65 and over'
  END AS age_group,
  COUNT(*) AS borrowers
FROM borrowers
GROUP BY age_group
ORDER BY age_group;

-- What is the default rate of homeowners and renters?
-- Default rate by home ownership
SELECT
  borrowers.home_ownership,
  COUNT(*) AS loans,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0),
    2
  ) AS default_rate_pct
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY borrowers.home_ownership
ORDER BY default_rate_pct DESC, borrowers.home_ownership;

-- How many new customers joined each year?
SELECT
  strftime('%Y', customer_since) AS joined_year,
  COUNT(*) AS new_customers
FROM borrowers
GROUP BY joined_year
ORDER BY joined_year;

-- How much have we lent to borrowers in Texas?
-- Loan volume in TX
SELECT
  COUNT(*) AS loans,
  ROUND(SUM(loans.principal), 2) AS volume
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE borrowers.state = 'TX';
