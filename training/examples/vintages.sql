-- Loans and customers followed by the period they came in.

-- What is the default rate of each vintage?
-- Charge-off rate by year of issue
SELECT
  strftime('%Y', issued_on) AS vintage,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans
GROUP BY vintage
ORDER BY vintage;

-- What is the default rate by vintage and product category?
-- Charge-off rate per year of issue and category
SELECT
  strftime('%Y', loans.issued_on) AS vintage,
  products.category,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0),
    2
  ) AS default_rate_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY vintage, products.category
ORDER BY vintage, products.category;

-- What share of each yearly vintage up to 2024 was charged off within 12 months of issue?
-- Loans charged off in their first 12 months in percent of the vintage, by year of issue until 2024
SELECT
  strftime('%Y', issued_on) AS vintage,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE charged_off_on <= date(issued_on, '+12 months')) / NULLIF(COUNT(*), 0),
    2
  ) AS charged_off_within_12_months_pct
FROM loans
WHERE issued_on < '2025-01-01'
GROUP BY vintage
ORDER BY vintage;

-- How many loans of the 2021 vintage had been charged off by the end of each year?
-- Cumulative number of charge-offs of the loans issued in 2021, by year of charge-off
SELECT
  strftime('%Y', charged_off_on) AS charge_off_year,
  SUM(COUNT(*)) OVER (ORDER BY strftime('%Y', charged_off_on)) AS cumulative_charge_offs
FROM loans
WHERE issued_on >= '2021-01-01'
  AND issued_on < '2022-01-01'
  AND charged_off_on IS NOT NULL
GROUP BY charge_off_year
ORDER BY charge_off_year;

-- What is the outstanding balance of each vintage?
-- Outstanding balance by year of issue
SELECT
  strftime('%Y', issued_on) AS vintage,
  ROUND(SUM(outstanding_principal), 2) AS outstanding_balance
FROM loans
GROUP BY vintage
ORDER BY vintage;

-- What share of the volume of each vintage is still outstanding?
-- Outstanding balance in percent of the loan volume, by year of issue
SELECT
  strftime('%Y', issued_on) AS vintage,
  ROUND(100.0 * SUM(outstanding_principal) / NULLIF(SUM(principal), 0), 2) AS outstanding_pct
FROM loans
GROUP BY vintage
ORDER BY vintage;

-- What is the prepayment rate of each vintage?
-- Share of loans prepaid, by year of issue
SELECT
  strftime('%Y', issued_on) AS vintage,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE status = 'Paid Off' AND closed_on < matures_on) / NULLIF(COUNT(*), 0),
    2
  ) AS prepayment_rate_pct
FROM loans
GROUP BY vintage
ORDER BY vintage;

-- What share of the customers who joined in each year has taken a loan?
-- Percentage of borrowers with a loan, by the year they became customers
WITH cohorts AS (
  SELECT
    strftime('%Y', customer_since) AS joining_year,
    EXISTS (
      SELECT 1
      FROM loans
      WHERE loans.borrower_id = borrowers.borrower_id
    ) AS has_loan
  FROM borrowers
)
SELECT
  joining_year,
  ROUND(100.0 * SUM(has_loan) / NULLIF(COUNT(*), 0), 2) AS with_loan_pct
FROM cohorts
GROUP BY joining_year
ORDER BY joining_year;

-- What share of the borrowers took a second loan within 12 months of the first, by year of the first loan up to 2024?
-- Cohorts by year of first loan until 2024: percentage of borrowers with a second loan in the 12 months after the first
WITH numbered AS (
  SELECT
    borrower_id,
    issued_on,
    LEAD(issued_on) OVER (PARTITION BY borrower_id ORDER BY issued_on, loan_id) AS next_issued_on,
    ROW_NUMBER() OVER (PARTITION BY borrower_id ORDER BY issued_on, loan_id) AS position
  FROM loans
)
SELECT
  strftime('%Y', issued_on) AS first_loan_year,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE next_issued_on <= date(issued_on, '+12 months')) / NULLIF(COUNT(*), 0),
    2
  ) AS second_loan_within_12_months_pct
FROM numbered
WHERE position = 1
  AND issued_on < '2025-01-01'
GROUP BY first_loan_year
ORDER BY first_loan_year;
