-- Branches and regions. A state here is the branch's, not the borrower's.

-- Which branches lend the most?
-- Top 10 branches by loan volume
SELECT
  branches.branch_name,
  branches.state,
  COUNT(*) AS loans,
  ROUND(SUM(loans.principal), 2) AS volume
FROM loans
JOIN branches ON branches.branch_id = loans.branch_id
GROUP BY branches.branch_id, branches.branch_name, branches.state
ORDER BY volume DESC, branches.branch_name
LIMIT 10;

-- What are the volume, the open balance and the default rate of each region?
-- Regional performance
SELECT
  branches.region,
  COUNT(*) AS loans,
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

-- How many loans did every branch issue this year, also those with none?
SELECT
  branches.branch_name,
  COUNT(loans.loan_id) AS loans,
  ROUND(COALESCE(SUM(loans.principal), 0), 2) AS volume
FROM branches
LEFT JOIN loans
  ON loans.branch_id = branches.branch_id
  AND loans.issued_on >= '2025-01-01'
  AND loans.issued_on < '2026-01-01'
GROUP BY branches.branch_id, branches.branch_name
ORDER BY loans DESC, branches.branch_name;

-- Which are the three best-selling products of each region?
-- Top 3 products per region by volume
WITH sales AS (
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
  GROUP BY branches.region, products.product_id, products.product_name
)
SELECT
  region,
  position,
  product_name,
  ROUND(volume, 2) AS volume
FROM sales
WHERE position <= 3
ORDER BY region, position;

-- How many loans did the Texas branches issue?
-- Loans of branches in Texas
SELECT
  branches.branch_name,
  COUNT(loans.loan_id) AS loans
FROM branches
LEFT JOIN loans ON loans.branch_id = branches.branch_id
WHERE branches.state = 'TX'
GROUP BY branches.branch_id, branches.branch_name
ORDER BY loans DESC, branches.branch_name;

-- Which branches have a default rate above the average of the book?
WITH branch_rates AS (
  SELECT
    branches.branch_name,
    COUNT(*) AS loans,
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0) AS default_rate_pct
  FROM loans
  JOIN branches ON branches.branch_id = loans.branch_id
  GROUP BY branches.branch_id, branches.branch_name
)
SELECT
  branch_name,
  loans,
  ROUND(default_rate_pct, 2) AS default_rate_pct
FROM branch_rates
WHERE default_rate_pct > (
  SELECT 100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0)
  FROM loans
)
ORDER BY default_rate_pct DESC, branch_name;

-- Which branch is the oldest?
SELECT
  branch_name,
  city,
  state,
  opened_on
FROM branches
ORDER BY opened_on, branch_id
LIMIT 1;
