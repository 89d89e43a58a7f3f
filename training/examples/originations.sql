-- Lending over time. Relative periods count from the as-of date, 2025-12-31.

-- How much did we lend this year?
-- Volume this year
SELECT
  COUNT(*) AS loans,
  ROUND(SUM(principal), 2) AS volume
FROM loans
WHERE issued_on >= '2025-01-01'
  AND issued_on < '2026-01-01';

-- How many loans were issued in 2024?
-- Loans originated in 2024
SELECT COUNT(*) AS loans
FROM loans
WHERE issued_on >= '2024-01-01'
  AND issued_on < '2025-01-01';

-- How much was lent last quarter?
-- Originations in the last quarter
SELECT
  COUNT(*) AS loans,
  ROUND(SUM(principal), 2) AS volume
FROM loans
WHERE issued_on >= '2025-07-01'
  AND issued_on < '2025-10-01';

-- How many loans were issued in the past 30 days?
SELECT COUNT(*) AS loans
FROM loans
WHERE issued_on > '2025-12-01'
  AND issued_on <= '2025-12-31';

-- What is the loan volume by month over the past 12 months?
-- Monthly originations in the last 12 months
SELECT
  strftime('%Y-%m', issued_on) AS issue_month,
  COUNT(*) AS loans,
  ROUND(SUM(principal), 2) AS volume
FROM loans
WHERE issued_on >= '2025-01-01'
  AND issued_on < '2026-01-01'
GROUP BY issue_month
ORDER BY issue_month;

-- How has the volume grown from year to year?
-- Year-over-year growth of lending
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

-- How does the volume of this year's quarters compare with the same quarters of last year?
SELECT
  'Q' || ((CAST(strftime('%m', issued_on) AS INTEGER) + 2) / 3) AS quarter,
  ROUND(SUM(principal) FILTER (WHERE issued_on < '2025-01-01'), 2) AS volume_2024,
  ROUND(SUM(principal) FILTER (WHERE issued_on >= '2025-01-01'), 2) AS volume_2025
FROM loans
WHERE issued_on >= '2024-01-01'
  AND issued_on < '2026-01-01'
GROUP BY quarter
ORDER BY quarter;

-- What is the cumulative volume by month in 2025?
-- Running total of lending this year
WITH months AS (
  SELECT
    strftime('%Y-%m', issued_on) AS issue_month,
    SUM(principal) AS volume
  FROM loans
  WHERE issued_on >= '2025-01-01'
    AND issued_on < '2026-01-01'
  GROUP BY issue_month
)
SELECT
  issue_month,
  ROUND(volume, 2) AS volume,
  ROUND(SUM(volume) OVER (ORDER BY issue_month), 2) AS cumulative_volume
FROM months
ORDER BY issue_month;

-- On which weekday are most loans issued?
-- Loans by day of the week
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

-- How is the mix of product categories changing by year?
-- Share of each category in the yearly volume
SELECT
  strftime('%Y', loans.issued_on) AS issue_year,
  products.category,
  ROUND(SUM(loans.principal), 2) AS volume,
  ROUND(
    100.0 * SUM(loans.principal)
      / NULLIF(SUM(SUM(loans.principal)) OVER (PARTITION BY strftime('%Y', loans.issued_on)), 0),
    2
  ) AS share_of_year_pct
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY issue_year, products.category
ORDER BY issue_year, products.category;
