-- Money due and money in. Collections count by the day of payment, obligations by the due date.

-- How much did we collect in 2025?
-- Total cash in this year
SELECT ROUND(SUM(amount_paid), 2) AS collected_amount
FROM payments
WHERE paid_on >= '2025-01-01'
  AND paid_on < '2026-01-01';

-- How much was collected in each month of 2025?
-- Monthly collections this year
SELECT
  strftime('%Y-%m', paid_on) AS payment_month,
  ROUND(SUM(amount_paid), 2) AS collected_amount
FROM payments
WHERE paid_on >= '2025-01-01'
  AND paid_on < '2026-01-01'
GROUP BY payment_month
ORDER BY payment_month;

-- What is the running total of collections by month in 2025?
-- Cumulative amount collected, month by month this year
SELECT
  strftime('%Y-%m', paid_on) AS payment_month,
  ROUND(SUM(SUM(amount_paid)) OVER (ORDER BY strftime('%Y-%m', paid_on)), 2) AS cumulative_collections
FROM payments
WHERE paid_on >= '2025-01-01'
  AND paid_on < '2026-01-01'
GROUP BY payment_month
ORDER BY payment_month;

-- By how many percent did the collections of each year grow over the year before?
-- Year-over-year growth of collections in percent, by year of payment
WITH years AS (
  SELECT
    strftime('%Y', paid_on) AS payment_year,
    SUM(amount_paid) AS collected
  FROM payments
  WHERE paid_on IS NOT NULL
  GROUP BY payment_year
)
SELECT
  payment_year,
  ROUND(
    100.0 * (collected - LAG(collected) OVER (ORDER BY payment_year))
      / NULLIF(LAG(collected) OVER (ORDER BY payment_year), 0),
    2
  ) AS growth_pct
FROM years
ORDER BY payment_year;

-- How much interest was collected in each quarter of 2024 and 2025?
-- Interest income by quarter since the start of 2024
SELECT
  strftime('%Y', paid_on) || '-Q' || ((CAST(strftime('%m', paid_on) AS INTEGER) + 2) / 3) AS payment_quarter,
  ROUND(SUM(interest_paid), 2) AS interest_collected
FROM payments
WHERE paid_on >= '2024-01-01'
  AND paid_on < '2026-01-01'
GROUP BY payment_quarter
ORDER BY payment_quarter;

-- How much principal and how much interest were collected in each year?
-- Principal collected and interest collected by year of payment
SELECT
  strftime('%Y', paid_on) AS payment_year,
  ROUND(SUM(principal_paid), 2) AS principal_collected,
  ROUND(SUM(interest_paid), 2) AS interest_collected
FROM payments
WHERE paid_on IS NOT NULL
GROUP BY payment_year
ORDER BY payment_year;

-- How much interest was collected by product category?
-- Interest income per category
SELECT
  products.category,
  ROUND(SUM(payments.interest_paid), 2) AS interest_collected
FROM payments
JOIN loans ON loans.loan_id = payments.loan_id
JOIN products ON products.product_id = loans.product_id
WHERE payments.paid_on IS NOT NULL
GROUP BY products.category
ORDER BY interest_collected DESC, products.category;

-- How much did we earn in late fees each year?
-- Late fees collected by year of payment
SELECT
  strftime('%Y', paid_on) AS payment_year,
  ROUND(SUM(late_fee), 2) AS late_fees
FROM payments
WHERE paid_on IS NOT NULL
GROUP BY payment_year
ORDER BY payment_year;

-- What was the collection rate by month due in 2025?
-- Amount paid in percent of the amount due, for each month of 2025 that payments were due in
SELECT
  strftime('%Y-%m', due_on) AS due_month,
  ROUND(100.0 * SUM(amount_paid) / NULLIF(SUM(amount_due), 0), 2) AS collection_rate_pct
FROM payments
WHERE due_on >= '2025-01-01'
  AND due_on < '2026-01-01'
GROUP BY due_month
ORDER BY due_month;

-- How many payments are overdue?
-- Number of unpaid payments past their due date
SELECT COUNT(*) AS overdue_payments
FROM payments
WHERE paid_on IS NULL
  AND due_on < '2025-12-31';

-- What is the overdue amount?
-- Total amount of the overdue payments
SELECT ROUND(SUM(amount_due), 2) AS overdue_amount
FROM payments
WHERE paid_on IS NULL
  AND due_on < '2025-12-31';

-- What is the overdue amount on open loans, by grade?
-- Overdue amount of open loans per grade
SELECT
  loans.grade,
  ROUND(SUM(payments.amount_due), 2) AS overdue_amount
FROM payments
JOIN loans ON loans.loan_id = payments.loan_id
WHERE payments.paid_on IS NULL
  AND payments.due_on < '2025-12-31'
  AND loans.status IN ('Current', 'Late')
GROUP BY loans.grade
ORDER BY loans.grade;

-- Which ten open loans have the largest overdue amount?
-- Top 10 open loans by overdue amount
SELECT
  loans.loan_id,
  ROUND(SUM(payments.amount_due), 2) AS overdue_amount
FROM payments
JOIN loans ON loans.loan_id = payments.loan_id
WHERE payments.paid_on IS NULL
  AND payments.due_on < '2025-12-31'
  AND loans.status IN ('Current', 'Late')
GROUP BY loans.loan_id
ORDER BY overdue_amount DESC, loans.loan_id
LIMIT 10;

-- What is the late payment rate?
-- What share of the payments made came in late?
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE days_late > 0) / NULLIF(COUNT(*), 0), 2) AS late_payment_rate_pct
FROM payments
WHERE paid_on IS NOT NULL;

-- What is the late payment rate by year of payment?
-- Late payments in percent of all payments made, for each year they were made in
SELECT
  strftime('%Y', paid_on) AS payment_year,
  ROUND(100.0 * COUNT(*) FILTER (WHERE days_late > 0) / NULLIF(COUNT(*), 0), 2) AS late_payment_rate_pct
FROM payments
WHERE paid_on IS NOT NULL
GROUP BY payment_year
ORDER BY payment_year;

-- How many days late are late payments on average, by grade?
-- Average days late of late payments per grade
SELECT
  loans.grade,
  ROUND(AVG(payments.days_late), 2) AS average_days_late
FROM payments
JOIN loans ON loans.loan_id = payments.loan_id
WHERE payments.days_late > 0
GROUP BY loans.grade
ORDER BY loans.grade;

-- How many late payments are there by days late: 1-30, 31-60, 61-90, over 90?
-- Number of late payments in the bands of 1-30, 31-60, 61-90 and over 90 days late
SELECT
  CASE
    WHEN days_late <= 30 THEN '1-30'
    WHEN days_late <= 60 THEN '31-60'
    WHEN days_late <= 90 THEN '61-90'
    ELSE 'over 90'
  END AS days_late_band,
  COUNT(*) AS late_payments
FROM payments
WHERE days_late > 0
GROUP BY days_late_band
ORDER BY MIN(days_late);

-- How many loans have never had a late payment?
-- Number of loans without any late payment
SELECT COUNT(*) AS loans
FROM loans
WHERE NOT EXISTS (
  SELECT 1
  FROM payments
  WHERE payments.loan_id = loans.loan_id
    AND payments.days_late > 0
);
