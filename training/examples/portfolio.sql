-- The size of the loan book: how many loans, how much was lent, how much is still owed.

-- How many loans are there?
-- What is the number of loans?
SELECT COUNT(*) AS loans
FROM loans;

-- How many loans are open?
-- How many active loans do we have?
SELECT COUNT(*) AS open_loans
FROM loans
WHERE status IN ('Current', 'Late');

-- How many loans are in each status?
-- Number of loans by status
SELECT
  status,
  COUNT(*) AS loans
FROM loans
GROUP BY status
ORDER BY loans DESC, status;

-- How many loans were paid off in each year?
-- Number of paid-off loans by year of closing
SELECT
  strftime('%Y', closed_on) AS closing_year,
  COUNT(*) AS paid_off_loans
FROM loans
WHERE closed_on IS NOT NULL
  AND charged_off_on IS NULL
GROUP BY closing_year
ORDER BY closing_year;

-- What is the total outstanding balance?
-- How much do borrowers still owe us?
SELECT ROUND(SUM(outstanding_principal), 2) AS outstanding_balance
FROM loans;

-- What is the outstanding balance by product category?
-- Exposure per category
SELECT
  products.category,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.category
ORDER BY outstanding_balance DESC, products.category;

-- What share of the outstanding balance does each product hold?
-- Outstanding balance by product in percent of the total
SELECT
  products.product_name,
  ROUND(
    100.0 * SUM(loans.outstanding_principal) / NULLIF(SUM(SUM(loans.outstanding_principal)) OVER (), 0),
    2
  ) AS share_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.product_name
ORDER BY share_pct DESC, products.product_name;

-- What share of the outstanding balance is secured?
-- Secured loans in percent of the outstanding balance
SELECT
  ROUND(
    100.0 * SUM(CASE WHEN products.is_secured = 1 THEN loans.outstanding_principal ELSE 0 END)
      / NULLIF(SUM(loans.outstanding_principal), 0),
    2
  ) AS secured_pct
FROM loans
JOIN products ON products.product_id = loans.product_id;

-- What is the average outstanding balance of open loans by grade?
-- Mean balance of an open loan per grade
SELECT
  grade,
  ROUND(AVG(outstanding_principal), 2) AS average_outstanding_balance
FROM loans
WHERE status IN ('Current', 'Late')
GROUP BY grade
ORDER BY grade;

-- How much of the principal lent has been paid back, in percent?
-- Share of the loan volume that borrowers have repaid
SELECT
  ROUND(
    100.0 * (SELECT SUM(principal_paid) FROM payments) / NULLIF((SELECT SUM(principal) FROM loans), 0),
    2
  ) AS repaid_pct;

-- What is the average loan amount by purpose?
-- Average ticket per purpose
SELECT
  purpose,
  ROUND(AVG(principal), 2) AS average_loan_amount
FROM loans
GROUP BY purpose
ORDER BY average_loan_amount DESC, purpose;

-- What is the median loan amount?
-- Median ticket of all loans
WITH ranked AS (
  SELECT
    principal,
    ROW_NUMBER() OVER (ORDER BY principal) AS position,
    COUNT(*) OVER () AS loans
  FROM loans
)
SELECT ROUND(AVG(principal), 2) AS median_loan_amount
FROM ranked
WHERE position IN ((loans + 1) / 2, (loans + 2) / 2);

-- What is the median loan amount by product category?
-- Median ticket per category
WITH ranked AS (
  SELECT
    products.category,
    loans.principal,
    ROW_NUMBER() OVER (PARTITION BY products.category ORDER BY loans.principal) AS position,
    COUNT(*) OVER (PARTITION BY products.category) AS loans
  FROM loans
  JOIN products ON products.product_id = loans.product_id
)
SELECT
  category,
  ROUND(AVG(principal), 2) AS median_loan_amount
FROM ranked
WHERE position IN ((loans + 1) / 2, (loans + 2) / 2)
GROUP BY category
ORDER BY median_loan_amount DESC, category;

-- Which 10 loans have the largest outstanding balance?
-- Top 10 loans by outstanding balance
SELECT
  loan_id,
  outstanding_principal AS outstanding_balance
FROM loans
ORDER BY outstanding_principal DESC, loan_id
LIMIT 10;

-- How many loans are there by size: under 10,000, 10,000 to 49,999, 50,000 to 99,999, 100,000 and more?
SELECT
  CASE
    WHEN principal < 10000 THEN 'under 10,000'
    WHEN principal < 50000 THEN '10,000 to 49,999'
    WHEN principal < 100000 THEN '50,000 to 99,999'
    ELSE '100,000 and more'
  END AS loan_size,
  COUNT(*) AS loans
FROM loans
GROUP BY loan_size
ORDER BY MIN(principal);

-- Which open loans mature in the next 30 days? Show loan id, maturity date and outstanding balance.
-- Open loans that mature within 30 days: id, maturity date, outstanding balance
SELECT
  loan_id,
  matures_on,
  outstanding_principal AS outstanding_balance
FROM loans
WHERE status IN ('Current', 'Late')
  AND matures_on > '2025-12-31'
  AND matures_on <= '2026-01-30'
ORDER BY matures_on, loan_id;

-- List the products with their category, minimum amount and maximum amount.
-- Product name, category, minimum and maximum amount of every product
SELECT
  product_name,
  category,
  min_amount,
  max_amount
FROM products
ORDER BY product_name;

-- What is the utilization by product category?
-- Outstanding principal in percent of the principal lent, per category
SELECT
  products.category,
  ROUND(100.0 * SUM(loans.outstanding_principal) / NULLIF(SUM(loans.principal), 0), 2) AS utilization_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.category
ORDER BY utilization_pct DESC, products.category;
