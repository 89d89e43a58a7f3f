-- Money due and money in. Collections count by the day of payment, obligations by the due date.

-- How much did we collect in 2025?
-- Cash in this year
SELECT
  COUNT(*) AS payments,
  ROUND(SUM(amount_paid), 2) AS collected_amount
FROM payments
WHERE paid_on >= '2025-01-01'
  AND paid_on < '2026-01-01';

-- How much interest was collected by quarter in the past two years?
-- Interest income by quarter since 2024
SELECT
  strftime('%Y', paid_on) || '-Q' || ((CAST(strftime('%m', paid_on) AS INTEGER) + 2) / 3) AS quarter,
  ROUND(SUM(interest_paid), 2) AS interest_collected
FROM payments
WHERE paid_on >= '2024-01-01'
  AND paid_on < '2026-01-01'
GROUP BY quarter
ORDER BY quarter;

-- How many payments are overdue, and how much is it?
-- Unpaid instalments past their due date
SELECT
  COUNT(*) AS overdue_payments,
  COUNT(DISTINCT loan_id) AS loans,
  ROUND(SUM(amount_due), 2) AS overdue_amount
FROM payments
WHERE paid_on IS NULL
  AND due_on < '2025-12-31';

-- What share of payments is late?
-- Late payment rate
SELECT
  COUNT(*) FILTER (WHERE days_late > 0) AS late_payments,
  COUNT(*) AS payments_made,
  ROUND(100.0 * COUNT(*) FILTER (WHERE days_late > 0) / NULLIF(COUNT(*), 0), 2) AS late_payment_rate_pct
FROM payments
WHERE paid_on IS NOT NULL;

-- How many days late are late payments on average, by grade?
SELECT
  loans.grade,
  COUNT(*) AS late_payments,
  ROUND(AVG(payments.days_late), 1) AS average_days_late
FROM payments
JOIN loans ON loans.loan_id = payments.loan_id
WHERE payments.days_late > 0
GROUP BY loans.grade
ORDER BY loans.grade;

-- How much did we earn in late fees each year?
SELECT
  strftime('%Y', paid_on) AS payment_year,
  COUNT(*) FILTER (WHERE late_fee > 0) AS payments_with_fee,
  ROUND(SUM(late_fee), 2) AS late_fees
FROM payments
WHERE paid_on IS NOT NULL
GROUP BY payment_year
ORDER BY payment_year;

-- How many payments are late by how long?
-- Late payments by days past due
SELECT
  CASE
    WHEN days_late <= 30 THEN '1. 1-30 days'
    WHEN days_late <= 60 THEN '2. 31-60 days'
    WHEN days_late <= 90 THEN '3. 61-90 days'
    ELSE '4. over 90 days'
  END AS days_late_band,
  COUNT(*) AS payments,
  ROUND(SUM(amount_due), 2) AS amount_due
FROM payments
WHERE days_late > 0
GROUP BY days_late_band
ORDER BY days_late_band;

-- Which ten open loans have the most overdue payments?
SELECT
  loans.loan_id,
  borrowers.full_name,
  COUNT(*) AS overdue_payments,
  ROUND(SUM(payments.amount_due), 2) AS overdue_amount
FROM payments
JOIN loans ON loans.loan_id = payments.loan_id
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE payments.paid_on IS NULL
  AND payments.due_on < '2025-12-31'
  AND loans.status IN ('Current', 'Late')
GROUP BY loans.loan_id, borrowers.full_name
ORDER BY overdue_payments DESC, overdue_amount DESC, loans.loan_id
LIMIT 10;

-- What was the collection rate by month in the past 12 months?
-- Amount paid against amount due, by due month
SELECT
  strftime('%Y-%m', due_on) AS due_month,
  ROUND(SUM(amount_due), 2) AS amount_due,
  ROUND(SUM(amount_paid), 2) AS amount_paid,
  ROUND(100.0 * SUM(amount_paid) / NULLIF(SUM(amount_due), 0), 2) AS collection_rate_pct
FROM payments
WHERE due_on >= '2025-01-01'
  AND due_on <= '2025-12-31'
GROUP BY due_month
ORDER BY due_month;
