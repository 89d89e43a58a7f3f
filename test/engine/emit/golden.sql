-- # a filter on a year
-- Average interest rate by grade, for loans issued in 2024 (as of 2025-12-31)
SELECT
  grade,
  ROUND(AVG(interest_rate), 2) AS average_interest_rate
FROM loans
WHERE issued_on >= '2024-01-01'
  AND issued_on < '2025-01-01'
GROUP BY grade
ORDER BY grade;

-- # a rate, a condition on groups, the highest
-- Charged-off loans ÷ all loans (in percent) and number of loans by borrower state, with more than 100 loans, highest default rate first, top 5
SELECT
  borrowers.state,
  ROUND(100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate,
  COUNT(*) AS loans
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY borrowers.state
HAVING COUNT(*) > 100
ORDER BY 100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0) DESC, borrowers.state
LIMIT 5;

-- # aggregates over two tables
-- Number of loans and total amount paid of payments by branch name, highest total amount paid of payments first
WITH loan_totals AS (
  SELECT
    branches.branch_name,
    COUNT(*) AS loans
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.branch_name
),
payment_totals AS (
  SELECT
    branches.branch_name,
    SUM(payments.amount_paid) AS total_payments
  FROM payments
  JOIN loans ON loans.loan_id = payments.loan_id
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.branch_name
),
all_groups AS (
  SELECT branch_name
  FROM loan_totals
  UNION
  SELECT branch_name
  FROM payment_totals
)
SELECT
  all_groups.branch_name,
  COALESCE(loan_totals.loans, 0) AS loans,
  ROUND(COALESCE(payment_totals.total_payments, 0), 2) AS total_payments
FROM all_groups
LEFT JOIN loan_totals ON loan_totals.branch_name = all_groups.branch_name
LEFT JOIN payment_totals ON payment_totals.branch_name = all_groups.branch_name
ORDER BY COALESCE(payment_totals.total_payments, 0) DESC, all_groups.branch_name;

-- # a dimension of rows that refer to the counted ones
-- Number of borrowers and average annual income by loan grade
WITH matching AS (
  SELECT DISTINCT
    loans.grade,
    borrowers.borrower_id,
    borrowers.annual_income
  FROM borrowers
  JOIN loans ON loans.borrower_id = borrowers.borrower_id
)
SELECT
  grade,
  COUNT(*) AS borrowers,
  ROUND(AVG(annual_income), 2) AS average_income
FROM matching
GROUP BY grade
ORDER BY grade;

-- # median, percentile and deviation
-- Median principal, 90th percentile of principal and standard deviation of principal by product category
WITH ranked AS (
  SELECT
    products.category,
    loans.principal,
    ROW_NUMBER() OVER (PARTITION BY products.category ORDER BY loans.principal) AS principal_rank,
    COUNT(loans.principal) OVER (PARTITION BY products.category) AS principal_count,
    AVG(loans.principal) OVER (PARTITION BY products.category) AS principal_mean
  FROM loans
  JOIN products ON products.product_id = loans.product_id
)
SELECT
  category,
  ROUND(AVG(principal) FILTER (WHERE principal_rank IN ((principal_count + 1) / 2, (principal_count + 2) / 2)), 2) AS median_principal,
  ROUND(SUM(principal * MAX(0, 1 - ABS(principal_rank - 1 - (principal_count - 1) * 0.9))), 2) AS principal_90,
  ROUND(SQRT(SUM((principal - principal_mean) * (principal - principal_mean)) / NULLIF(COUNT(principal) - 1, 0)), 2) AS deviation
FROM ranked
GROUP BY category
ORDER BY category;

-- # change from a year before
-- Total principal and percent change of total principal from 4 quarters before by quarter issued
WITH grouped AS (
  SELECT
    STRFTIME('%Y', issued_on) || '-Q' || ((STRFTIME('%m', issued_on) + 2) / 3) AS quarter,
    SUM(principal) AS volume
  FROM loans
  GROUP BY quarter
),
compared AS (
  SELECT
    quarter,
    volume,
    SUM(volume) OVER (ORDER BY 4 * SUBSTR(quarter, 1, 4) + SUBSTR(quarter, 7, 1) RANGE BETWEEN 4 PRECEDING AND 4 PRECEDING) AS previous_volume
  FROM grouped
)
SELECT
  quarter,
  ROUND(volume, 2) AS volume,
  ROUND(100.0 * (volume - previous_volume) / NULLIF(previous_volume, 0), 2) AS growth
FROM compared
ORDER BY quarter;

-- # a share of all, shown for some groups
-- Share of the total number of loans (in percent) by weekday issued, with more than 1,000 loans
WITH grouped AS (
  SELECT
    CASE STRFTIME('%w', issued_on)
      WHEN '0' THEN 'Sunday'
      WHEN '1' THEN 'Monday'
      WHEN '2' THEN 'Tuesday'
      WHEN '3' THEN 'Wednesday'
      WHEN '4' THEN 'Thursday'
      WHEN '5' THEN 'Friday'
      WHEN '6' THEN 'Saturday'
    END AS weekday,
    COUNT(*) AS row_count,
    COUNT(*) > 1000 AS qualifies
  FROM loans
  GROUP BY weekday
),
calculated AS (
  SELECT
    weekday,
    qualifies,
    100.0 * row_count / NULLIF(SUM(row_count) OVER (), 0) AS share
  FROM grouped
)
SELECT
  weekday,
  ROUND(share, 2) AS share
FROM calculated
WHERE qualifies
ORDER BY INSTR('SunMonTueWedThuFriSat', SUBSTR(weekday, 1, 3));

-- # the first within each group
-- Total principal by branch region and branch name, highest first, the first 2 in each branch region
WITH grouped AS (
  SELECT
    branches.region,
    branches.branch_name,
    SUM(loans.principal) AS volume
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.region, branches.branch_name
),
ranked AS (
  SELECT
    region,
    branch_name,
    volume,
    ROW_NUMBER() OVER (PARTITION BY region ORDER BY volume DESC, branch_name) AS position
  FROM grouped
)
SELECT
  region,
  branch_name,
  ROUND(volume, 2) AS volume
FROM ranked
WHERE position <= 2
ORDER BY region, position;

-- # groups without rows
-- Number of loans by branch name, for loans issued before 2018-02-01 with branch region West, also where there are no loans
WITH loan_totals AS (
  SELECT
    branches.branch_name,
    COUNT(*) AS loans
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  WHERE branches.region = 'West'
    AND loans.issued_on < '2018-02-01'
  GROUP BY branches.branch_name
),
all_groups AS (
  SELECT DISTINCT branch_name
  FROM branches
  WHERE region = 'West'
  UNION
  SELECT branch_name
  FROM loan_totals
)
SELECT
  all_groups.branch_name,
  COALESCE(loan_totals.loans, 0) AS loans
FROM all_groups
LEFT JOIN loan_totals ON loan_totals.branch_name = all_groups.branch_name
ORDER BY all_groups.branch_name;

-- # existence, absence and numbers of related rows
-- Number of borrowers, for borrowers that have at least one loan with product category Auto, that have at least one loan with product category Mortgage, that have no late payments and that have at least 2 loans
SELECT COUNT(*) AS borrowers
FROM borrowers
WHERE borrower_id IN (
  SELECT loans.borrower_id
  FROM loans
  JOIN products ON products.product_id = loans.product_id
  WHERE products.category = 'Auto'
)
  AND borrower_id IN (
    SELECT loans.borrower_id
    FROM loans
    JOIN products ON products.product_id = loans.product_id
    WHERE products.category = 'Mortgage'
  )
  AND borrower_id NOT IN (
    SELECT loans.borrower_id
    FROM payments
    JOIN loans ON loans.loan_id = payments.loan_id
    WHERE payments.days_late > 0
  )
  AND borrower_id IN (
    SELECT borrower_id
    FROM loans
    GROUP BY borrower_id
    HAVING COUNT(*) >= 2
  );

-- # few related rows, those without any included
-- Number of borrowers, for borrowers that have fewer than 2 late loans
SELECT COUNT(*) AS borrowers
FROM borrowers
WHERE borrower_id NOT IN (
  SELECT borrower_id
  FROM loans
  WHERE status = 'Late'
  GROUP BY borrower_id
  HAVING COUNT(*) >= 2
);

-- # rows above the average
-- Loans with principal over the average principal of late loans: loan id, borrower full name and principal, highest principal first, top 10
SELECT
  loans.loan_id,
  borrowers.full_name,
  loans.principal
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE loans.principal > (SELECT AVG(principal) FROM loans WHERE status = 'Late')
ORDER BY loans.principal DESC, loans.loan_id
LIMIT 10;

-- # different values
-- The different values of purpose of loans
SELECT DISTINCT purpose
FROM loans
ORDER BY purpose;

-- # a derived field by ISO week
-- Average turnaround by week applied, for applications where channel is other than Online or borrower state is TX (Texas), latest week applied first, first 3
SELECT
  STRFTIME('%Y', DATE(applications.applied_on, '-3 days', 'weekday 4')) || '-W' || PRINTF('%02d', (STRFTIME('%j', DATE(applications.applied_on, '-3 days', 'weekday 4')) - 1) / 7 + 1) AS week,
  AVG(JULIANDAY(applications.decided_on) - JULIANDAY(applications.applied_on)) AS average_turnaround
FROM applications
JOIN borrowers ON borrowers.borrower_id = applications.borrower_id
WHERE applications.channel <> 'Online' OR borrowers.state = 'TX'
GROUP BY week
ORDER BY week DESC
LIMIT 3;

-- # running total and moving average within groups
-- Running total of number of loans within each branch region, 4-quarter moving average of total principal within each branch region and rank by total principal (highest is 1) within each quarter issued by quarter issued and branch region
WITH grouped AS (
  SELECT
    STRFTIME('%Y', loans.issued_on) || '-Q' || ((STRFTIME('%m', loans.issued_on) + 2) / 3) AS quarter,
    branches.region,
    COUNT(*) AS row_count,
    SUM(loans.principal) AS sum_principal
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY quarter, branches.region
)
SELECT
  quarter,
  region,
  SUM(row_count) OVER (PARTITION BY region ORDER BY quarter) AS running,
  ROUND(AVG(sum_principal) OVER (PARTITION BY region ORDER BY 4 * SUBSTR(quarter, 1, 4) + SUBSTR(quarter, 7, 1) RANGE BETWEEN 3 PRECEDING AND CURRENT ROW), 2) AS smooth,
  RANK() OVER (PARTITION BY quarter ORDER BY sum_principal DESC) AS rank
FROM grouped
ORDER BY quarter, region;

-- # a calendar part, in two years
-- Number of loans by quarter of the year issued, for loans issued in 2023 or 2024
SELECT
  'Q' || ((STRFTIME('%m', issued_on) + 2) / 3) AS quarter_of_year,
  COUNT(*) AS loans
FROM loans
WHERE (issued_on >= '2023-01-01' AND issued_on < '2024-01-01') OR (issued_on >= '2024-01-01' AND issued_on < '2025-01-01')
GROUP BY quarter_of_year
ORDER BY quarter_of_year;

-- # change from the year before
-- Change of number of loans from the year before by year issued
WITH grouped AS (
  SELECT
    STRFTIME('%Y', issued_on) AS year,
    COUNT(*) AS row_count
  FROM loans
  GROUP BY year
),
compared AS (
  SELECT
    year,
    row_count,
    SUM(row_count) OVER (ORDER BY CAST(year AS INTEGER) RANGE BETWEEN 1 PRECEDING AND 1 PRECEDING) AS previous_row_count
  FROM grouped
)
SELECT
  year,
  row_count - previous_row_count AS growth
FROM compared
ORDER BY year;

-- # a ranking whose measure is not shown
-- Branch name by total principal, highest first, only the 2nd
SELECT branches.branch_name
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
GROUP BY branches.branch_name
ORDER BY SUM(loans.principal) DESC, branches.branch_name
LIMIT 1 OFFSET 1;

-- # a computed dimension that is not shown
-- Number of loans and total principal by quarter issued and grade, latest quarter issued first, first 3, showing only grade and number of loans
SELECT
  grade,
  COUNT(*) AS loans
FROM loans
GROUP BY STRFTIME('%Y', issued_on) || '-Q' || ((STRFTIME('%m', issued_on) + 2) / 3), grade
ORDER BY STRFTIME('%Y', issued_on) || '-Q' || ((STRFTIME('%m', issued_on) + 2) / 3) DESC, grade
LIMIT 3;

-- # aggregates over two tables, one of them not shown
-- Number of loans and total amount paid of payments by branch name, highest total amount paid of payments first, top 3, showing only branch name and number of loans
WITH loan_totals AS (
  SELECT
    branches.branch_name,
    COUNT(*) AS loans
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.branch_name
),
payment_totals AS (
  SELECT
    branches.branch_name,
    SUM(payments.amount_paid) AS total_payments
  FROM payments
  JOIN loans ON loans.loan_id = payments.loan_id
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.branch_name
),
all_groups AS (
  SELECT branch_name
  FROM loan_totals
  UNION
  SELECT branch_name
  FROM payment_totals
)
SELECT
  all_groups.branch_name,
  COALESCE(loan_totals.loans, 0) AS loans
FROM all_groups
LEFT JOIN loan_totals ON loan_totals.branch_name = all_groups.branch_name
LEFT JOIN payment_totals ON payment_totals.branch_name = all_groups.branch_name
ORDER BY COALESCE(payment_totals.total_payments, 0) DESC, all_groups.branch_name
LIMIT 3;

-- # a share and a part of the groups that are not shown
-- Share of the total principal within each branch region (in percent) by branch region and branch name, highest first, the first in each branch region, showing only branch name
WITH grouped AS (
  SELECT
    branches.region,
    branches.branch_name,
    SUM(loans.principal) AS sum_principal
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.region, branches.branch_name
),
calculated AS (
  SELECT
    region,
    branch_name,
    100.0 * sum_principal / NULLIF(SUM(sum_principal) OVER (PARTITION BY region), 0) AS share
  FROM grouped
),
ranked AS (
  SELECT
    region,
    branch_name,
    share,
    ROW_NUMBER() OVER (PARTITION BY region ORDER BY share DESC, branch_name) AS position
  FROM calculated
)
SELECT branch_name
FROM ranked
WHERE position <= 1
ORDER BY region, position;

-- # a list in the order of what it does not show
-- Loans: loan id, highest principal first, top 3
SELECT loan_id
FROM loans
ORDER BY principal DESC, loan_id
LIMIT 3;

-- # different values in the order of what is not shown
-- The different values of purpose of loans, highest principal first, top 3
SELECT purpose
FROM loans
GROUP BY purpose
ORDER BY MAX(principal) DESC, purpose
LIMIT 3;

-- # what is in the schema
-- About the database itself: table and rows
WITH listed ("table", "rows") AS (
  VALUES
    ('loans', 10000),
    ('O''Hara', NULL)
)
SELECT
  "table",
  "rows"
FROM listed;
