-- Applications and what became of them.

-- What is the approval rate?
-- What is the approval rate of all applications?
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications;

-- What is the approval rate by channel?
-- Approval rates of the channels
SELECT
  channel,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications
GROUP BY channel
ORDER BY approval_rate_pct DESC, channel;

-- What is the approval rate by region?
-- Approval rate per region
SELECT
  branches.region,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE applications.decision = 'Approved') / NULLIF(COUNT(*), 0),
    2
  ) AS approval_rate_pct
FROM applications
JOIN branches ON branches.branch_id = applications.branch_id
GROUP BY branches.region
ORDER BY approval_rate_pct DESC, branches.region;

-- What was the approval rate by quarter of application in 2024 and 2025?
-- Quarterly approval rate since the start of 2024
SELECT
  strftime('%Y', applied_on) || '-Q' || ((CAST(strftime('%m', applied_on) AS INTEGER) + 2) / 3) AS application_quarter,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications
WHERE applied_on >= '2024-01-01'
  AND applied_on < '2026-01-01'
GROUP BY application_quarter
ORDER BY application_quarter;

-- What is the approval rate by credit score band: below 600, 600 to 699, 700 to 799, 800 and above, no score?
SELECT
  CASE
    WHEN borrowers.credit_score IS NULL THEN 'no score'
    WHEN borrowers.credit_score < 600 THEN 'below 600'
    WHEN borrowers.credit_score < 700 THEN '600 to 699'
    WHEN borrowers.credit_score < 800 THEN '700 to 799'
    ELSE '800 and above'
  END AS credit_score_band,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE applications.decision = 'Approved') / NULLIF(COUNT(*), 0),
    2
  ) AS approval_rate_pct
FROM applications
JOIN borrowers ON borrowers.borrower_id = applications.borrower_id
GROUP BY credit_score_band
ORDER BY MIN(borrowers.credit_score) NULLS LAST;

-- Number of declined applications by reason
-- How many applications were declined for each reason?
SELECT
  decline_reason,
  COUNT(*) AS declined_applications
FROM applications
WHERE decline_reason IS NOT NULL
GROUP BY decline_reason
ORDER BY declined_applications DESC, decline_reason;

-- What share of the declined applications does each decline reason account for?
-- Declines by reason in percent of all declines
SELECT
  decline_reason,
  ROUND(100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (), 0), 2) AS share_pct
FROM applications
WHERE decline_reason IS NOT NULL
GROUP BY decline_reason
ORDER BY share_pct DESC, decline_reason;

-- What is the decline rate by employment status of the applicant?
-- Decline rate of applications per employment status
SELECT
  borrowers.employment_status,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE applications.decision = 'Declined') / NULLIF(COUNT(*), 0),
    2
  ) AS decline_rate_pct
FROM applications
JOIN borrowers ON borrowers.borrower_id = applications.borrower_id
GROUP BY borrowers.employment_status
ORDER BY decline_rate_pct DESC, borrowers.employment_status;

-- What is the withdrawal rate by year of application?
-- Withdrawal rate per year of application
SELECT
  strftime('%Y', applied_on) AS application_year,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Withdrawn') / NULLIF(COUNT(*), 0), 2) AS withdrawal_rate_pct
FROM applications
GROUP BY application_year
ORDER BY application_year;

-- How many applications are pending?
-- Number of pending applications
SELECT COUNT(*) AS applications
FROM applications
WHERE decision = 'Pending';

-- What are the average and the longest age, in days, of the pending applications?
SELECT
  ROUND(AVG(julianday('2025-12-31') - julianday(applied_on)), 2) AS average_age_days,
  CAST(MAX(julianday('2025-12-31') - julianday(applied_on)) AS INTEGER) AS longest_age_days
FROM applications
WHERE decision = 'Pending';

-- What were the number of applications and the approval rate in each month of 2025?
-- Number of applications and approval rate by month in 2025
SELECT
  strftime('%Y-%m', applied_on) AS application_month,
  COUNT(*) AS applications,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications
WHERE applied_on >= '2025-01-01'
  AND applied_on < '2026-01-01'
GROUP BY application_month
ORDER BY application_month;

-- What is the average turnaround in days by channel?
-- How many days does a decision take on average, per channel?
SELECT
  channel,
  ROUND(AVG(julianday(decided_on) - julianday(applied_on)), 2) AS average_turnaround_days
FROM applications
WHERE decided_on IS NOT NULL
GROUP BY channel
ORDER BY average_turnaround_days, channel;

-- What was the average turnaround in days by year of application?
-- Average number of days from application to decision, for each year of application
SELECT
  strftime('%Y', applied_on) AS application_year,
  ROUND(AVG(julianday(decided_on) - julianday(applied_on)), 2) AS average_turnaround_days
FROM applications
WHERE decided_on IS NOT NULL
GROUP BY application_year
ORDER BY application_year;

-- What share of the decided applications was decided within 3 days?
-- Percentage of decisions that took at most three days
SELECT
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE julianday(decided_on) - julianday(applied_on) <= 3) / NULLIF(COUNT(*), 0),
    2
  ) AS decided_within_3_days_pct
FROM applications
WHERE decided_on IS NOT NULL;

-- What share of approved applications became a loan?
-- Percentage of the approved applications that were funded
SELECT ROUND(100.0 * COUNT(loans.loan_id) / NULLIF(COUNT(*), 0), 2) AS funded_pct
FROM applications
LEFT JOIN loans ON loans.application_id = applications.application_id
WHERE applications.decision = 'Approved';

-- What is the conversion rate by channel?
-- Pull-through rate of each channel
SELECT
  applications.channel,
  ROUND(100.0 * COUNT(loans.loan_id) / NULLIF(COUNT(*), 0), 2) AS conversion_rate_pct
FROM applications
LEFT JOIN loans ON loans.application_id = applications.application_id
GROUP BY applications.channel
ORDER BY conversion_rate_pct DESC, applications.channel;

-- What are the average requested amount and the average loan amount of funded applications, by product?
SELECT
  products.product_name,
  ROUND(AVG(applications.requested_amount), 2) AS average_requested_amount,
  ROUND(AVG(loans.principal), 2) AS average_loan_amount
FROM loans
JOIN applications ON applications.application_id = loans.application_id
JOIN products ON products.product_id = applications.product_id
GROUP BY products.product_name
ORDER BY average_requested_amount DESC, products.product_name;

-- What is the total requested amount by purpose?
-- Sum of the amounts applied for, per purpose
SELECT
  purpose,
  ROUND(SUM(requested_amount), 2) AS requested_amount
FROM applications
GROUP BY purpose
ORDER BY requested_amount DESC, purpose;
