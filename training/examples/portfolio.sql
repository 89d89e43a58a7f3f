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
-- Break the loans down by status
SELECT
  status,
  COUNT(*) AS loans,
  ROUND(SUM(principal), 2) AS volume
FROM loans
GROUP BY status
ORDER BY loans DESC, status;

-- What is the total outstanding balance?
-- How much do borrowers still owe us?
SELECT ROUND(SUM(outstanding_principal), 2) AS outstanding_balance
FROM loans
WHERE status IN ('Current', 'Late');

-- What is the outstanding balance by product category?
-- Exposure by category
SELECT
  products.category,
  COUNT(*) AS open_loans,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance
FROM loans
JOIN products ON products.product_id = loans.product_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY products.category
ORDER BY outstanding_balance DESC, products.category;

-- What share of the outstanding balance does each product hold?
SELECT
  products.product_name,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance,
  ROUND(
    100.0 * SUM(loans.outstanding_principal) / NULLIF(SUM(SUM(loans.outstanding_principal)) OVER (), 0),
    2
  ) AS share_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY products.product_id, products.product_name
ORDER BY share_pct DESC, products.product_name;

-- What is the average loan amount by purpose?
-- Average ticket per purpose
SELECT
  purpose,
  COUNT(*) AS loans,
  ROUND(AVG(principal), 2) AS average_loan_amount
FROM loans
GROUP BY purpose
ORDER BY average_loan_amount DESC, purpose;

-- What is the median loan amount?
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

-- What are the 10 largest loans?
-- Top 10 loans by amount
SELECT
  loan_id,
  principal AS loan_amount,
  interest_rate,
  grade,
  status,
  issued_on
FROM loans
ORDER BY principal DESC, loan_id
LIMIT 10;

-- How many loans are there by size band?
-- Distribution of loan amounts
SELECT
  CASE
    WHEN principal < 5000 THEN '1. under 5,000'
    WHEN principal < 10000 THEN '2. 5,000 to 9,999'
    WHEN principal < 25000 THEN '3. 10,000 to 24,999'
    WHEN principal < 50000 THEN '4. 25,000 to 49,999'
    WHEN principal < 100000 THEN '5. 50,000 to 99,999'
    WHEN principal < 250000 THEN '6. 100,000 to 249,999'
    ELSE '7. 250,000 and more'
  END AS loan_size,
  COUNT(*) AS loans,
  ROUND(SUM(principal), 2) AS volume
FROM loans
GROUP BY loan_size
ORDER BY loan_size;

-- Which loans mature in the next 30 days?
-- Open loans that mature within 30 days
SELECT
  loan_id,
  matures_on,
  outstanding_principal AS outstanding_balance,
  status
FROM loans
WHERE status IN ('Current', 'Late')
  AND matures_on > '2025-12-31'
  AND matures_on <= '2026-01-30'
ORDER BY matures_on, loan_id;

-- How much of the open book is secured?
-- Secured versus unsecured balance
SELECT
  CASE products.is_secured WHEN 1 THEN 'Secured' ELSE 'Unsecured' END AS security,
  COUNT(*) AS open_loans,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance,
  ROUND(
    100.0 * SUM(loans.outstanding_principal) / NULLIF(SUM(SUM(loans.outstanding_principal)) OVER (), 0),
    2
  ) AS share_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY security
ORDER BY outstanding_balance DESC, security;
