-- Applications and what became of them.

-- What is the approval rate?
-- What share of applications is approved?
SELECT
  COUNT(*) AS applications,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications;

-- What is the approval rate by channel?
-- Approval rates of the channels
SELECT
  channel,
  COUNT(*) AS applications,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications
GROUP BY channel
ORDER BY approval_rate_pct DESC, channel;

-- Why are applications declined?
-- Number of declined applications by reason
SELECT
  decline_reason,
  COUNT(*) AS declined_applications,
  ROUND(100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (), 0), 2) AS share_pct
FROM applications
WHERE decision = 'Declined'
GROUP BY decline_reason
ORDER BY declined_applications DESC, decline_reason;

-- How long does a decision take on average, by channel?
-- Average turnaround per channel
SELECT
  channel,
  COUNT(*) AS decided_applications,
  ROUND(AVG(julianday(decided_on) - julianday(applied_on)), 1) AS average_turnaround_days
FROM applications
WHERE decided_on IS NOT NULL
GROUP BY channel
ORDER BY average_turnaround_days, channel;

-- How many applications are pending, and how old are they?
SELECT
  COUNT(*) AS pending_applications,
  ROUND(AVG(julianday('2025-12-31') - julianday(applied_on)), 1) AS average_age_days,
  CAST(MAX(julianday('2025-12-31') - julianday(applied_on)) AS INTEGER) AS oldest_days
FROM applications
WHERE decision = 'Pending';

-- How many applications came in each month of 2025, and how many were approved?
SELECT
  strftime('%Y-%m', applied_on) AS application_month,
  COUNT(*) AS applications,
  COUNT(*) FILTER (WHERE decision = 'Approved') AS approved_applications,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / NULLIF(COUNT(*), 0), 2) AS approval_rate_pct
FROM applications
WHERE applied_on >= '2025-01-01'
  AND applied_on < '2026-01-01'
GROUP BY application_month
ORDER BY application_month;

-- What is the approval rate by region of the branch?
SELECT
  branches.region,
  COUNT(*) AS applications,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE applications.decision = 'Approved') / NULLIF(COUNT(*), 0),
    2
  ) AS approval_rate_pct
FROM applications
JOIN branches ON branches.branch_id = applications.branch_id
GROUP BY branches.region
ORDER BY approval_rate_pct DESC, branches.region;

-- What share of approved applications became a loan?
-- How many approved applications were funded?
SELECT
  COUNT(*) AS approved_applications,
  COUNT(loans.loan_id) AS funded_loans,
  ROUND(100.0 * COUNT(loans.loan_id) / NULLIF(COUNT(*), 0), 2) AS funded_pct
FROM applications
LEFT JOIN loans ON loans.application_id = applications.application_id
WHERE applications.decision = 'Approved';

-- How much less was lent than requested, by product?
SELECT
  products.product_name,
  ROUND(AVG(applications.requested_amount), 2) AS average_requested_amount,
  ROUND(AVG(loans.principal), 2) AS average_loan_amount,
  ROUND(AVG(applications.requested_amount - loans.principal), 2) AS average_difference
FROM loans
JOIN applications ON applications.application_id = loans.application_id
JOIN products ON products.product_id = loans.product_id
GROUP BY products.product_id, products.product_name
ORDER BY average_difference DESC, products.product_name;

-- What is the withdrawal rate by year of application?
SELECT
  strftime('%Y', applied_on) AS application_year,
  COUNT(*) AS applications,
  ROUND(100.0 * COUNT(*) FILTER (WHERE decision = 'Withdrawn') / NULLIF(COUNT(*), 0), 2) AS withdrawal_rate_pct
FROM applications
GROUP BY application_year
ORDER BY application_year;

-- What is the conversion rate by channel?
-- Pull-through of each channel
SELECT
  applications.channel,
  COUNT(*) AS applications,
  COUNT(loans.loan_id) AS loans,
  ROUND(100.0 * COUNT(loans.loan_id) / NULLIF(COUNT(*), 0), 2) AS conversion_rate_pct
FROM applications
LEFT JOIN loans ON loans.application_id = applications.application_id
GROUP BY applications.channel
ORDER BY conversion_rate_pct DESC, applications.channel;
