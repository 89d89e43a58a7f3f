-- Loans followed by the period they were issued in.

-- What is the default rate of each vintage?
-- Charge-off rate by year of issue
SELECT
  strftime('%Y', issued_on) AS vintage,
  COUNT(*) AS loans,
  COUNT(*) FILTER (WHERE status = 'Charged Off') AS charged_off_loans,
  ROUND(100.0 * COUNT(*) FILTER (WHERE status = 'Charged Off') / NULLIF(COUNT(*), 0), 2) AS default_rate_pct
FROM loans
GROUP BY vintage
ORDER BY vintage;

-- What share of each quarterly vintage was charged off within 12 months of issue?
SELECT
  strftime('%Y', issued_on) || '-Q' || ((CAST(strftime('%m', issued_on) AS INTEGER) + 2) / 3) AS vintage,
  COUNT(*) AS loans,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE charged_off_on < date(issued_on, '+12 months')) / NULLIF(COUNT(*), 0),
    2
  ) AS charged_off_within_12_months_pct
FROM loans
WHERE issued_on < '2025-01-01'
GROUP BY vintage
ORDER BY vintage;

-- How much of each vintage is still outstanding?
-- Outstanding balance by year of issue
SELECT
  strftime('%Y', issued_on) AS vintage,
  ROUND(SUM(principal), 2) AS volume,
  ROUND(SUM(outstanding_principal), 2) AS outstanding_balance,
  ROUND(100.0 * SUM(outstanding_principal) / NULLIF(SUM(principal), 0), 2) AS outstanding_pct
FROM loans
GROUP BY vintage
ORDER BY vintage;

-- What is the prepayment rate of each vintage?
-- How many loans were paid off before their maturity, by year of issue?
SELECT
  strftime('%Y', issued_on) AS vintage,
  COUNT(*) AS loans,
  COUNT(*) FILTER (WHERE status = 'Paid Off' AND closed_on < matures_on) AS prepaid_loans,
  ROUND(
    100.0 * COUNT(*) FILTER (WHERE status = 'Paid Off' AND closed_on < matures_on) / NULLIF(COUNT(*), 0),
    2
  ) AS prepayment_rate_pct
FROM loans
GROUP BY vintage
ORDER BY vintage;
