-- Interest rates, grades and terms.

-- What is the average interest rate by grade?
-- Average rate per grade
SELECT
  grade,
  COUNT(*) AS loans,
  ROUND(AVG(interest_rate), 2) AS average_interest_rate
FROM loans
GROUP BY grade
ORDER BY grade;

-- What is the weighted average interest rate?
-- Average rate weighted by loan amount
SELECT ROUND(SUM(interest_rate * principal) / NULLIF(SUM(principal), 0), 2) AS weighted_average_rate
FROM loans;

-- What is the portfolio yield?
-- Average rate weighted by outstanding balance
SELECT
  ROUND(SUM(interest_rate * outstanding_principal) / NULLIF(SUM(outstanding_principal), 0), 2) AS portfolio_yield
FROM loans;

-- How has the average interest rate changed over the years?
-- Average rate by year of issue
SELECT
  strftime('%Y', issued_on) AS issue_year,
  COUNT(*) AS loans,
  ROUND(AVG(interest_rate), 2) AS average_interest_rate
FROM loans
GROUP BY issue_year
ORDER BY issue_year;

-- What are the lowest, average and highest rates of each product?
SELECT
  products.product_name,
  ROUND(MIN(loans.interest_rate), 2) AS lowest_rate,
  ROUND(AVG(loans.interest_rate), 2) AS average_rate,
  ROUND(MAX(loans.interest_rate), 2) AS highest_rate
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.product_id, products.product_name
ORDER BY average_rate DESC, products.product_name;

-- What is the average interest rate by credit score band?
-- Rates by borrowers' credit scores
SELECT
  CASE
    WHEN borrowers.credit_score IS NULL THEN '6. no score'
    WHEN borrowers.credit_score < 580 THEN '1. poor (300-579)'
    WHEN borrowers.credit_score < 670 THEN '2. fair (580-669)'
    WHEN borrowers.credit_score < 740 THEN '3. good (670-739)'
    WHEN borrowers.credit_score < 800 THEN '4. very good (740-799)'
    ELSE '5. exceptional (800-850)'
  END AS credit_score_band,
  COUNT(*) AS loans,
  ROUND(AVG(loans.interest_rate), 2) AS average_interest_rate
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY credit_score_band
ORDER BY credit_score_band;

-- How many loans have a rate above 15 %?
-- Number of loans with interest over 15 percent
SELECT COUNT(*) AS loans
FROM loans
WHERE interest_rate > 15;

-- What is the average monthly payment by term?
-- Monthly payments by length of the loan
SELECT
  term_months,
  COUNT(*) AS loans,
  ROUND(AVG(monthly_payment), 2) AS average_monthly_payment
FROM loans
GROUP BY term_months
ORDER BY term_months;

-- Which loans have a rate above the average of their grade by more than 5 points?
SELECT
  loans.loan_id,
  loans.grade,
  loans.interest_rate,
  ROUND(averages.average_rate, 2) AS grade_average_rate
FROM loans
JOIN (
  SELECT grade, AVG(interest_rate) AS average_rate
  FROM loans
  GROUP BY grade
) AS averages ON averages.grade = loans.grade
WHERE loans.interest_rate > averages.average_rate + 5
ORDER BY loans.interest_rate - averages.average_rate DESC, loans.loan_id
LIMIT 50;
