/** A question of the documentation's gallery of charts. */
export interface GalleryEntry {
  /** Names its files. */
  readonly id: string;
  readonly question: string;
  /** SQL as a language model writes it, for a question that is not the built-in engine's; else null. */
  readonly sql: string | null;
}

/** One question for each kind of chart, the usual ones first. */
export const GALLERY: readonly GalleryEntry[] = [
  { id: 'bar', question: 'What is the average interest rate by grade?', sql: null },
  { id: 'bar-horizontal', question: 'top 5 branches by volume', sql: null },
  { id: 'value', question: 'How many loans do we have?', sql: null },
  {
    id: 'line',
    question: 'How has loan volume developed by month since 2022?',
    sql: `SELECT strftime('%Y-%m', issued_on) AS month, SUM(principal) AS loan_volume
FROM loans
WHERE issued_on >= '2022-01-01'
GROUP BY 1
ORDER BY 1`,
  },
  {
    id: 'line-series',
    question: 'approval rate by year and channel',
    sql: `SELECT strftime('%Y', applied_on) AS year, channel,
  100.0 * COUNT(*) FILTER (WHERE decision = 'Approved') / COUNT(*) AS approval_rate
FROM applications
GROUP BY 1, 2
ORDER BY 1, 2`,
  },
  { id: 'donut', question: 'share of loans by status', sql: null },
  { id: 'map', question: 'default rate by state', sql: null },
  {
    id: 'bar-stacked',
    question: 'top product by volume in each region: region, product, volume',
    sql: null,
  },
  {
    id: 'bar-grouped',
    question: 'number of applications by channel and decision',
    sql: `SELECT channel, decision, COUNT(*) AS applications
FROM applications
GROUP BY 1, 2
ORDER BY 1, 2`,
  },
  {
    id: 'bar-share',
    question: 'composition of the loans of each region by product category',
    sql: `SELECT b.region, p.category, COUNT(*) AS loans
FROM loans l
JOIN branches b ON b.branch_id = l.branch_id
JOIN products p ON p.product_id = l.product_id
GROUP BY 1, 2
ORDER BY 1, 2`,
  },
  {
    id: 'panels',
    question: 'number of loans and average interest rate by year',
    sql: `SELECT strftime('%Y', issued_on) AS year, COUNT(*) AS loans, AVG(interest_rate) AS average_interest_rate
FROM loans
GROUP BY 1
ORDER BY 1`,
  },
  { id: 'heatmap', question: 'default rate by product and grade', sql: null },
  {
    id: 'area',
    question: 'How has the mix of channels changed by quarter since 2023?',
    sql: `SELECT strftime('%Y', applied_on) || '-Q' || ((strftime('%m', applied_on) + 2) / 3) AS quarter, channel,
  COUNT(*) AS applications
FROM applications
WHERE applied_on >= '2023-01-01'
GROUP BY 1, 2
ORDER BY 1, 2`,
  },
  {
    id: 'histogram',
    question: 'How are credit scores distributed?',
    sql: 'SELECT credit_score FROM borrowers WHERE credit_score IS NOT NULL',
  },
  {
    id: 'box',
    question: 'How do interest rates spread within each grade?',
    sql: 'SELECT grade, interest_rate FROM loans ORDER BY grade',
  },
  {
    id: 'scatter',
    question: 'How does the average interest rate of a city depend on the credit score there?',
    sql: `SELECT b.city, AVG(b.credit_score) AS average_credit_score, AVG(l.interest_rate) AS average_interest_rate
FROM loans l
JOIN borrowers b ON b.borrower_id = l.borrower_id
GROUP BY b.city
HAVING COUNT(*) >= 50`,
  },
  {
    id: 'table',
    question: 'list the 5 late loans with the highest outstanding balance: loan id, grade, balance',
    sql: null,
  },
];
