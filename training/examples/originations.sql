-- Lending over time. Relative periods count from the as-of date, 2025-12-31.

-- How much did we lend this year?
-- Loan volume this year
SELECT ROUND(SUM(principal), 2) AS volume
FROM loans
WHERE issued_on >= '2025-01-01'
  AND issued_on < '2026-01-01';

-- How many loans were issued in 2024?
-- Number of loans originated in 2024
SELECT COUNT(*) AS loans
FROM loans
WHERE issued_on >= '2024-01-01'
  AND issued_on < '2025-01-01';

-- How much was lent last quarter?
-- Loan volume of the last quarter
SELECT ROUND(SUM(principal), 2) AS volume
FROM loans
WHERE issued_on >= '2025-07-01'
  AND issued_on < '2025-10-01';

-- How many loans were issued in the past 30 days?
-- Number of loans booked in the last 30 days
SELECT COUNT(*) AS loans
FROM loans
WHERE issued_on > '2025-12-01'
  AND issued_on <= '2025-12-31';

-- How many loans were issued in each year?
-- Number of loans by year of issue
SELECT
  strftime('%Y', issued_on) AS issue_year,
  COUNT(*) AS loans
FROM loans
GROUP BY issue_year
ORDER BY issue_year;

-- What is the loan volume by month over the past 12 months?
-- Monthly originated volume in the last 12 months
SELECT
  strftime('%Y-%m', issued_on) AS issue_month,
  ROUND(SUM(principal), 2) AS volume
FROM loans
WHERE issued_on >= '2025-01-01'
  AND issued_on < '2026-01-01'
GROUP BY issue_month
ORDER BY issue_month;

-- What was the average loan amount in each year?
-- Average ticket by year of issue
SELECT
  strftime('%Y', issued_on) AS issue_year,
  ROUND(AVG(principal), 2) AS average_loan_amount
FROM loans
GROUP BY issue_year
ORDER BY issue_year;

-- What were the loan volume of each year and its growth over the year before, in percent?
-- Loan volume and year-over-year growth in percent by year of issue
WITH years AS (
  SELECT
    strftime('%Y', issued_on) AS issue_year,
    SUM(principal) AS volume
  FROM loans
  GROUP BY issue_year
)
SELECT
  issue_year,
  ROUND(volume, 2) AS volume,
  ROUND(
    100.0 * (volume - LAG(volume) OVER (ORDER BY issue_year)) / NULLIF(LAG(volume) OVER (ORDER BY issue_year), 0),
    2
  ) AS growth_pct
FROM years
ORDER BY issue_year;

-- By how many percent did the number of loans issued change from 2024 to 2025?
-- Percentage change of the loan count, 2025 against 2024
SELECT
  ROUND(
    100.0 * (COUNT(*) FILTER (WHERE issued_on >= '2025-01-01') - COUNT(*) FILTER (WHERE issued_on < '2025-01-01'))
      / NULLIF(COUNT(*) FILTER (WHERE issued_on < '2025-01-01'), 0),
    2
  ) AS change_pct
FROM loans
WHERE issued_on >= '2024-01-01'
  AND issued_on < '2026-01-01';

-- By how many percent did the loan volume of each product category grow from 2024 to 2025?
-- Growth of the loan volume in percent, 2025 against 2024, per category
WITH volumes AS (
  SELECT
    products.category,
    SUM(loans.principal) FILTER (WHERE loans.issued_on < '2025-01-01') AS volume_2024,
    SUM(loans.principal) FILTER (WHERE loans.issued_on >= '2025-01-01') AS volume_2025
  FROM loans
  JOIN products ON products.product_id = loans.product_id
  WHERE loans.issued_on >= '2024-01-01'
    AND loans.issued_on < '2026-01-01'
  GROUP BY products.category
)
SELECT
  category,
  ROUND(100.0 * (volume_2025 - volume_2024) / NULLIF(volume_2024, 0), 2) AS growth_pct
FROM volumes
ORDER BY growth_pct DESC, category;

-- What was the loan volume of each of the four quarters in 2024 and in 2025, side by side?
-- Loan volume by quarter of the year, 2024 beside 2025
SELECT
  'Q' || ((CAST(strftime('%m', issued_on) AS INTEGER) + 2) / 3) AS quarter,
  ROUND(SUM(principal) FILTER (WHERE issued_on < '2025-01-01'), 2) AS volume_2024,
  ROUND(SUM(principal) FILTER (WHERE issued_on >= '2025-01-01'), 2) AS volume_2025
FROM loans
WHERE issued_on >= '2024-01-01'
  AND issued_on < '2026-01-01'
GROUP BY quarter
ORDER BY quarter;

-- What is the cumulative loan volume by month in 2025?
-- Running total of the volume lent, month by month this year
SELECT
  strftime('%Y-%m', issued_on) AS issue_month,
  ROUND(SUM(SUM(principal)) OVER (ORDER BY strftime('%Y-%m', issued_on)), 2) AS cumulative_volume
FROM loans
WHERE issued_on >= '2025-01-01'
  AND issued_on < '2026-01-01'
GROUP BY issue_month
ORDER BY issue_month;

-- What is the running total of loans issued, by year?
-- Cumulative number of loans at the end of each year of issue
SELECT
  strftime('%Y', issued_on) AS issue_year,
  SUM(COUNT(*)) OVER (ORDER BY strftime('%Y', issued_on)) AS cumulative_loans
FROM loans
GROUP BY issue_year
ORDER BY issue_year;

-- What is the average monthly loan volume of each month of 2025 and the two months before it?
-- 3-month moving average of the monthly loan volume for each month of 2025, the last months of 2024 counted in
WITH months AS (
  SELECT
    strftime('%Y-%m', issued_on) AS issue_month,
    SUM(principal) AS volume
  FROM loans
  WHERE issued_on >= '2024-11-01'
    AND issued_on < '2026-01-01'
  GROUP BY issue_month
),
averages AS (
  SELECT
    issue_month,
    AVG(volume) OVER (ORDER BY issue_month ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS moving_average
  FROM months
)
SELECT
  issue_month,
  ROUND(moving_average, 2) AS moving_average_volume
FROM averages
WHERE issue_month >= '2025-01'
ORDER BY issue_month;

-- Which month had the highest loan volume in each year?
-- The best month of every year by volume lent
WITH ranked AS (
  SELECT
    strftime('%Y', issued_on) AS issue_year,
    strftime('%Y-%m', issued_on) AS issue_month,
    SUM(principal) AS volume,
    ROW_NUMBER() OVER (
      PARTITION BY strftime('%Y', issued_on)
      ORDER BY SUM(principal) DESC, strftime('%Y-%m', issued_on)
    ) AS position
  FROM loans
  GROUP BY issue_year, issue_month
)
SELECT
  issue_year,
  issue_month,
  ROUND(volume, 2) AS volume
FROM ranked
WHERE position = 1
ORDER BY issue_year;

-- How many loans were issued on each day of the week?
-- Number of loans by weekday
SELECT
  CASE strftime('%w', issued_on)
    WHEN '0' THEN 'Sunday'
    WHEN '1' THEN 'Monday'
    WHEN '2' THEN 'Tuesday'
    WHEN '3' THEN 'Wednesday'
    WHEN '4' THEN 'Thursday'
    WHEN '5' THEN 'Friday'
    ELSE 'Saturday'
  END AS weekday,
  COUNT(*) AS loans
FROM loans
GROUP BY weekday
ORDER BY loans DESC, weekday;

-- What share of each year's loan volume does each product category account for?
-- Mix of the product categories in percent of the yearly loan volume
SELECT
  strftime('%Y', loans.issued_on) AS issue_year,
  products.category,
  ROUND(
    100.0 * SUM(loans.principal)
      / NULLIF(SUM(SUM(loans.principal)) OVER (PARTITION BY strftime('%Y', loans.issued_on)), 0),
    2
  ) AS share_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY issue_year, products.category
ORDER BY issue_year, products.category;
