-- Interest rates, grades and terms.

-- What is the average interest rate by grade?
-- Average rate per grade
SELECT
  grade,
  ROUND(AVG(interest_rate), 2) AS average_interest_rate
FROM loans
GROUP BY grade
ORDER BY grade;

-- What is the weighted average interest rate?
-- Average rate weighted by loan amount
SELECT ROUND(SUM(interest_rate * principal) / NULLIF(SUM(principal), 0), 2) AS weighted_average_rate
FROM loans;

-- What is the portfolio yield?
-- Average interest rate weighted by outstanding balance
SELECT ROUND(SUM(interest_rate * outstanding_principal) / NULLIF(SUM(outstanding_principal), 0), 2) AS portfolio_yield
FROM loans;

-- What was the average interest rate by year of issue?
-- Average rate for each year of issue
SELECT
  strftime('%Y', issued_on) AS issue_year,
  ROUND(AVG(interest_rate), 2) AS average_interest_rate
FROM loans
GROUP BY issue_year
ORDER BY issue_year;

-- What are the lowest, the average and the highest interest rate of each product?
-- Minimum, mean and maximum rate by product
SELECT
  products.product_name,
  MIN(loans.interest_rate) AS lowest_rate,
  ROUND(AVG(loans.interest_rate), 2) AS average_rate,
  MAX(loans.interest_rate) AS highest_rate
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.product_name
ORDER BY average_rate DESC, products.product_name;

-- What is the average interest rate by credit score band: below 600, 600 to 699, 700 to 799, 800 and above, no score?
SELECT
  CASE
    WHEN borrowers.credit_score IS NULL THEN 'no score'
    WHEN borrowers.credit_score < 600 THEN 'below 600'
    WHEN borrowers.credit_score < 700 THEN '600 to 699'
    WHEN borrowers.credit_score < 800 THEN '700 to 799'
    ELSE '800 and above'
  END AS credit_score_band,
  ROUND(AVG(loans.interest_rate), 2) AS average_interest_rate
FROM loans
JOIN borrowers ON borrowers.borrower_id = loans.borrower_id
GROUP BY credit_score_band
ORDER BY MIN(borrowers.credit_score) NULLS LAST;

-- How many loans have an interest rate above 15 %?
-- Number of loans with a rate over 15 percent
SELECT COUNT(*) AS loans
FROM loans
WHERE interest_rate > 15;

-- How many loans are there by interest rate: under 5, 5 to 10, 10 to 15, 15 and more percent?
SELECT
  CASE
    WHEN interest_rate < 5 THEN 'under 5 %'
    WHEN interest_rate < 10 THEN '5 to 10 %'
    WHEN interest_rate < 15 THEN '10 to 15 %'
    ELSE '15 % and more'
  END AS interest_rate_band,
  COUNT(*) AS loans
FROM loans
GROUP BY interest_rate_band
ORDER BY MIN(interest_rate);

-- What percentage of the loans has each grade?
-- Share of loans by grade
SELECT
  grade,
  ROUND(100.0 * COUNT(*) / NULLIF(SUM(COUNT(*)) OVER (), 0), 2) AS share_pct
FROM loans
GROUP BY grade
ORDER BY grade;

-- What is the average monthly payment by term?
-- Average monthly payment per term in months
SELECT
  term_months,
  ROUND(AVG(monthly_payment), 2) AS average_monthly_payment
FROM loans
GROUP BY term_months
ORDER BY term_months;

-- What is the average debt-to-income by grade?
-- Mean DTI per grade
SELECT
  grade,
  ROUND(AVG(debt_to_income), 2) AS average_debt_to_income
FROM loans
GROUP BY grade
ORDER BY grade;

-- Which products have an average interest rate above that of all loans, and what is it?
-- Products priced above the average rate of the whole book, with their average interest rates
SELECT
  products.product_name,
  ROUND(AVG(loans.interest_rate), 2) AS average_interest_rate
FROM loans
JOIN products ON products.product_id = loans.product_id
GROUP BY products.product_name
HAVING AVG(loans.interest_rate) > (SELECT AVG(interest_rate) FROM loans)
ORDER BY average_interest_rate DESC, products.product_name;
