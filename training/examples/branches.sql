-- Branches and regions. A state here is the branch's, not the borrower's.

-- Top 10 branches by loan volume
-- Which ten branches have lent the most money?
SELECT
  branches.branch_name,
  ROUND(SUM(loans.principal), 2) AS volume
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
GROUP BY branches.branch_name
ORDER BY volume DESC, branches.branch_name
LIMIT 10;

-- Which branch has the largest loan volume in each region?
-- The top branch of every region by loan volume
WITH ranked AS (
  SELECT
    branches.region,
    branches.branch_name,
    SUM(loans.principal) AS volume,
    ROW_NUMBER() OVER (
      PARTITION BY branches.region
      ORDER BY SUM(loans.principal) DESC, branches.branch_name
    ) AS position
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.region, branches.branch_name
)
SELECT
  region,
  branch_name,
  ROUND(volume, 2) AS volume
FROM ranked
WHERE position = 1
ORDER BY region;

-- Top 3 products per region by loan volume
-- Which are the three best-selling products of each region by loan volume?
WITH ranked AS (
  SELECT
    branches.region,
    products.product_name,
    SUM(loans.principal) AS volume,
    ROW_NUMBER() OVER (
      PARTITION BY branches.region
      ORDER BY SUM(loans.principal) DESC, products.product_name
    ) AS position
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  JOIN products ON products.product_id = loans.product_id
  GROUP BY branches.region, products.product_name
)
SELECT
  region,
  product_name,
  ROUND(volume, 2) AS volume
FROM ranked
WHERE position <= 3
ORDER BY region, position;

-- What are the loan volume, the outstanding balance and the default rate of each region?
SELECT
  branches.region,
  ROUND(SUM(loans.principal), 2) AS volume,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0),
    2
  ) AS default_rate_pct
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
GROUP BY branches.region
ORDER BY volume DESC, branches.region;

-- What share of the loan volume does each region account for?
-- Loan volume by region in percent of the total
SELECT
  branches.region,
  ROUND(100.0 * SUM(loans.principal) / NULLIF(SUM(SUM(loans.principal)) OVER (), 0), 2) AS share_pct
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
GROUP BY branches.region
ORDER BY share_pct DESC, branches.region;

-- How many loans were issued by region and year?
-- Number of loans per region and year of issue
SELECT
  branches.region,
  strftime('%Y', loans.issued_on) AS issue_year,
  COUNT(*) AS loans
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
GROUP BY branches.region, issue_year
ORDER BY branches.region, issue_year;

-- How many loans did every branch issue this year, also those with none?
-- Number of loans issued this year for all branches, zero included
SELECT
  branches.branch_name,
  COUNT(loans.loan_id) AS loans
FROM branches
LEFT JOIN loans
  ON loans.branch_id = branches.branch_id
  AND loans.issued_on >= '2025-01-01'
  AND loans.issued_on < '2026-01-01'
GROUP BY branches.branch_name
ORDER BY loans DESC, branches.branch_name;

-- How many loans did each of the Texas branches issue?
-- Number of loans by branch, for the branches in Texas
SELECT
  branches.branch_name,
  COUNT(loans.loan_id) AS loans
FROM branches
LEFT JOIN loans ON loans.branch_id = branches.branch_id
WHERE branches.state = 'TX'
GROUP BY branches.branch_name
ORDER BY loans DESC, branches.branch_name;

-- How many loans did the California branches issue in 2025 altogether?
-- Total number of loans issued in 2025 by branches in California
SELECT COUNT(*) AS loans
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
WHERE branches.state = 'CA'
  AND loans.issued_on >= '2025-01-01'
  AND loans.issued_on < '2026-01-01';

-- Which branches have a default rate above that of all loans, and what is it?
-- Branches whose default rate exceeds that of the whole book, with their default rates
WITH branch_rates AS (
  SELECT
    branches.branch_name,
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0) AS default_rate_pct
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.branch_name
)
SELECT
  branch_name,
  ROUND(default_rate_pct, 2) AS default_rate_pct
FROM branch_rates
WHERE default_rate_pct > (
  SELECT 100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0)
  FROM loans
)
ORDER BY branch_rates.default_rate_pct DESC, branch_name;

-- Which five branches have the highest delinquency rate?
-- Top 5 branches by share of open loans that are late
SELECT
  branches.branch_name,
  ROUND(100.0 * COUNT(*) FILTER (WHERE loans.status = 'Late') / NULLIF(COUNT(*), 0), 2) AS delinquency_rate_pct
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
WHERE loans.status IN ('Current', 'Late')
GROUP BY branches.branch_name
ORDER BY delinquency_rate_pct DESC, branches.branch_name
LIMIT 5;

-- In which branches did the loan volume fall from 2024 to 2025? Show the volume of both years.
-- Branches that lent less in 2025 than in 2024, with the loan volumes of 2024 and 2025
WITH branch_volumes AS (
  SELECT
    branches.branch_name,
    COALESCE(SUM(loans.principal) FILTER (WHERE loans.issued_on < '2025-01-01'), 0) AS volume_2024,
    COALESCE(SUM(loans.principal) FILTER (WHERE loans.issued_on >= '2025-01-01'), 0) AS volume_2025
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  WHERE loans.issued_on >= '2024-01-01'
    AND loans.issued_on < '2026-01-01'
  GROUP BY branches.branch_name
)
SELECT
  branch_name,
  ROUND(volume_2024, 2) AS volume_2024,
  ROUND(volume_2025, 2) AS volume_2025
FROM branch_volumes
WHERE volume_2025 < volume_2024
ORDER BY branch_name;

-- How many branches are there in each region?
-- Number of offices by region
SELECT
  region,
  COUNT(*) AS branches
FROM branches
GROUP BY region
ORDER BY branches DESC, region;

-- Which branch is the oldest, and when did it open?
-- The branch that opened first, with its opening date
SELECT
  branch_name,
  opened_on
FROM branches
ORDER BY opened_on, branch_name
LIMIT 1;
