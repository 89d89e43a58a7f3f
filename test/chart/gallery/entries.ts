/** A question of the documentation's gallery of charts. */
export interface GalleryEntry {
  /** Names its files. */
  readonly id: string;
  /** The built-in engine answers it: the gallery leads to the workbench. */
  readonly question: string;
}

/** One question for each kind of chart, the usual ones first. */
export const GALLERY: readonly GalleryEntry[] = [
  { id: 'bar', question: 'What is the average interest rate by grade?' },
  { id: 'bar-horizontal', question: 'top 5 branches by volume' },
  { id: 'value', question: 'How many loans do we have?' },
  { id: 'line', question: 'Loan volume by month since 2022' },
  { id: 'line-series', question: 'approval rate by year and channel' },
  { id: 'donut', question: 'share of loans by status' },
  { id: 'map', question: 'default rate by state' },
  { id: 'bar-stacked', question: 'top product by volume in each region: region, product, volume' },
  { id: 'bar-grouped', question: 'number of applications by channel and decision' },
  { id: 'bar-share', question: 'composition of the loans of each region by product category' },
  { id: 'panels', question: 'number of loans and average interest rate by year' },
  { id: 'heatmap', question: 'default rate by product and grade' },
  { id: 'area', question: 'Mix of applications by quarter and channel since 2023' },
  { id: 'histogram', question: 'interest rate of every loan' },
  { id: 'box', question: 'grade and interest rate of every loan' },
  {
    id: 'scatter',
    question: 'average interest rate vs average credit score by city, only cities with at least 50 loans',
  },
  {
    id: 'table',
    question: 'list the 5 late loans with the highest outstanding balance: loan id, grade, balance',
  },
];
