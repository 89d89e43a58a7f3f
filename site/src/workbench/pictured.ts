/** Charts of the documentation's gallery, and what each is the answer to; the first is an example of the sample, too. */
export const PICTURED = [
  { question: 'What is the average interest rate by grade?', picture: 'gallery/bar.svg' },
  { question: 'Loan volume by month since 2022', picture: 'gallery/line.svg' },
  { question: 'Mix of applications by quarter and channel since 2023', picture: 'gallery/area.svg' },
] as const;
