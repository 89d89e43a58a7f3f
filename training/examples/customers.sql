-- The borrowers.

-- How many customers do we have in each state?
-- Number of borrowers by state
SELECT
  state,
  COUNT(*) AS borrowers
FROM borrowers
GROUP BY state
ORDER BY borrowers DESC, state;

-- What percentage of the borrowers has each employment status?
-- Share of borrowers by employment status
SELECT
  employment_status,
  ROUND(100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (), 0), 2) AS share_pct
FROM borrowers
GROUP BY employment_status
ORDER BY share_pct DESC, employment_status;

-- What are the average annual income and the average credit score by employment status?
-- Mean income and mean credit score of borrowers per employment status
SELECT
  employment_status,
  ROUND(AVG(annual_income), 2) AS average_annual_income,
  ROUND(AVG(credit_score), 2) AS average_credit_score
FROM borrowers
GROUP BY employment_status
ORDER BY average_annual_income DESC, employment_status;

-- How many borrowers have no credit score?
-- Number of customers without a credit score
SELECT COUNT(*) AS borrowers_without_score
FROM borrowers
WHERE credit_score IS NULL;

-- How many borrowers are there by age group: under 25, 25-34, 35-44, 45-54, 55-64, 65 and over?
SELECT
  CASE
    WHEN birth_date > '2000-12-31' THEN 'under 25'
    WHEN birth_date > '1990-12-31' THEN '25-34'
    WHEN birth_date > '1980-12-31' THEN '35-44'
    WHEN birth_date > '1970-12-31' THEN '45-54'
    WHEN birth_date > '1960-12-31' THEN '55-64'
    ELSE '65 and over'
  END AS age_group,
  COUNT(*) AS borrowers
FROM borrowers
GROUP BY age_group
ORDER BY MAX(birth_date) DESC;

-- How many borrowers are there by annual income: under 50,000, 50,000 to 99,999, 100,000 to 149,999, 150,000 and more?
SELECT
  CASE
    WHEN annual_income < 50000 THEN 'under 50,000'
    WHEN annual_income < 100000 THEN '50,000 to 99,999'
    WHEN annual_income < 150000 THEN '100,000 to 149,999'
    ELSE '150,000 and more'
  END AS income_band,
  COUNT(*) AS borrowers
FROM borrowers
GROUP BY income_band
ORDER BY MIN(annual_income);

-- What is the default rate by home ownership?
-- Charge-off rate of loans per home ownership of the borrower
SELECT
  borrowers.home_ownership,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE loans.status = 'Charged Off') / NULLIF(COUNT(*), 0),
    2
  ) AS default_rate_pct
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY borrowers.home_ownership
ORDER BY default_rate_pct DESC, borrowers.home_ownership;

-- How much have we lent to borrowers in Texas?
-- Loan volume of the customers in TX
SELECT ROUND(SUM(loans.principal), 2) AS volume
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
WHERE borrowers.state = 'TX';

-- Which five states have the largest loan volume?
-- Top 5 states by volume lent
SELECT
  borrowers.state,
  ROUND(SUM(loans.principal), 2) AS volume
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY borrowers.state
ORDER BY volume DESC, borrowers.state
LIMIT 5;

-- Which ten borrowers owe us most? Show id, name and outstanding balance.
-- Top 10 customers by outstanding balance, with their ids and names
SELECT
  borrowers.borrower_id,
  borrowers.full_name,
  ROUND(SUM(loans.outstanding_principal), 2) AS outstanding_balance
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY borrowers.borrower_id, borrowers.full_name
ORDER BY outstanding_balance DESC, borrowers.borrower_id
LIMIT 10;

-- What share of the outstanding balance do the ten borrowers with the largest balances hold?
-- Concentration: percentage of the outstanding balance owed by the top 10 borrowers
WITH balances AS (
  SELECT
    SUM(outstanding_principal) AS balance,
    ROW_NUMBER() OVER (ORDER BY SUM(outstanding_principal) DESC, borrower_id) AS position
  FROM loans
  GROUP BY borrower_id
)
SELECT
  ROUND(100.0 * SUM(CASE WHEN position <= 10 THEN balance ELSE 0 END) / NULLIF(SUM(balance), 0), 2) AS share_pct
FROM balances;

-- How many borrowers have more than one loan?
-- Number of repeat customers
SELECT COUNT(*) AS repeat_customers
FROM (
  SELECT borrower_id
  FROM loans
  GROUP BY borrower_id
  HAVING COUNT(*) >= 2
) AS repeat_borrowers;

-- What share of the borrowers with a loan are repeat customers?
-- Percentage of borrowers with at least one loan who have two or more
SELECT ROUND(100.0 * COUNT(*) FILTER (WHERE loans >= 2) / NULLIF(COUNT(*), 0), 2) AS repeat_customers_pct
FROM (
  SELECT COUNT(*) AS loans
  FROM loans
  GROUP BY borrower_id
) AS borrowers_with_loans;

-- What is the loan volume by kind of customer, repeat or single-loan?
-- Volume lent to repeat customers and to single-loan customers, a row for each kind
SELECT
  CASE WHEN loans >= 2 THEN 'Repeat' ELSE 'Single loan' END AS customer_kind,
  ROUND(SUM(volume), 2) AS volume
FROM (
  SELECT
    COUNT(*) AS loans,
    SUM(principal) AS volume
  FROM loans
  GROUP BY borrower_id
) AS borrowers_with_loans
GROUP BY customer_kind
ORDER BY customer_kind;

-- How many borrowers are there by number of loans, those without a loan included?
-- Distribution of all borrowers over the number of loans they have, from none upwards
WITH loan_counts AS (
  SELECT
    borrowers.borrower_id,
    COUNT(loans.loan_id) AS loans
  FROM borrowers
  LEFT JOIN loans ON loans.borrower_id = borrowers.borrower_id
  GROUP BY borrowers.borrower_id
)
SELECT
  loans,
  COUNT(*) AS borrowers
FROM loan_counts
GROUP BY loans
ORDER BY loans;

-- How many days pass on average between a borrower's first and second loan?
-- Average number of days from the first loan of a repeat customer to the second
WITH numbered AS (
  SELECT
    borrower_id,
    issued_on,
    ROW_NUMBER() OVER (PARTITION BY borrower_id ORDER BY issued_on, loan_id) AS position
  FROM loans
)
SELECT ROUND(AVG(julianday(second_loans.issued_on) - julianday(first_loans.issued_on)), 2) AS average_days
FROM numbered AS first_loans
JOIN numbered AS second_loans
  ON second_loans.borrower_id = first_loans.borrower_id
  AND second_loans.position = 2
WHERE first_loans.position = 1;

-- How many borrowers have never had a loan?
-- Number of customers without a loan
SELECT COUNT(*) AS borrowers_without_loan
FROM borrowers
WHERE NOT EXISTS (
  SELECT 1
  FROM loans
  WHERE loans.borrower_id = borrowers.borrower_id
);

-- List the id and name of the borrowers in Alaska who have never had a loan.
-- Customers in Alaska without a loan: id and full name
SELECT
  borrower_id,
  full_name
FROM borrowers
WHERE state = 'AK'
  AND NOT EXISTS (
    SELECT 1
    FROM loans
    WHERE loans.borrower_id = borrowers.borrower_id
  )
ORDER BY borrower_id;

-- How many new customers joined each year?
-- Number of borrowers by the year they became customers
SELECT
  strftime('%Y', customer_since) AS joining_year,
  COUNT(*) AS new_customers
FROM borrowers
GROUP BY joining_year
ORDER BY joining_year;
