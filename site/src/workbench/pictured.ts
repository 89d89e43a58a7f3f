/** Charts of the documentation's gallery, and what each is the answer to; the first is an example of the sample, too. */
export const PICTURED = [
  { question: 'What is the average interest rate by grade?', picture: 'gallery/bar.svg' },
  { question: 'How has loan volume developed by month since 2022?', picture: 'gallery/line.svg' },
  { question: 'How has the mix of channels changed by quarter since 2023?', picture: 'gallery/area.svg' },
] as const;
