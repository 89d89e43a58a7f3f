import type { EvaluationCase } from '../../../src/evaluation/mod.ts';

/** What may be said in several ways that mean the same, and what it is in SQL. */
interface Phrase {
  readonly sql: string;
  readonly said: readonly string[];
}

/** `ROWS` stands for the rows and what restricts them. */
const MEASURES: readonly Phrase[] = [
  { sql: 'COUNT(*)', said: ['number of ROWS', 'how many ROWS are there', 'the count of ROWS'] },
  {
    sql: 'SUM(l.principal)',
    said: ['total principal of ROWS', 'the loan volume of ROWS', 'the principal of ROWS in total'],
  },
  {
    sql: 'AVG(l.interest_rate)',
    said: ['average interest rate of ROWS', 'the interest rate of ROWS on average', 'the mean rate of ROWS'],
  },
  { sql: 'MAX(l.principal)', said: ['the largest principal of ROWS', 'maximum principal of ROWS'] },
  { sql: 'AVG(l.term_months)', said: ['average term of ROWS', 'how long is the average term of ROWS'] },
  {
    sql: "100.0 * SUM(l.status = 'Paid Off') / COUNT(*)",
    said: ['the percentage of ROWS that are paid off', 'what percentage of ROWS has been paid off'],
  },
  {
    sql: "100.0 * SUM(l.status = 'Late') / COUNT(*)",
    said: ['the share of ROWS that is late', 'what percentage of ROWS is late'],
  },
  {
    sql: "100.0 * SUM(l.status = 'Charged Off') / COUNT(*)",
    said: ['the default rate of ROWS', 'the percentage of ROWS that were charged off'],
  },
];

const ROWS: readonly Phrase[] = [
  { sql: 'TRUE', said: ['loans'] },
  { sql: "p.category = 'Auto'", said: ['auto loans', 'loans in the Auto category'] },
  { sql: "l.grade = 'B'", said: ['grade B loans', 'loans of grade B', 'loans with grade B'] },
  { sql: "b.state = 'TX'", said: ['loans of Texas borrowers', 'loans of borrowers living in Texas'] },
  { sql: "b.home_ownership = 'Rent'", said: ['loans of renters'] },
  { sql: 'l.principal > 20000', said: ['loans over $20,000', 'loans with a principal above 20,000'] },
  { sql: 'l.term_months = 60', said: ['60-month loans', 'loans with a term of 60 months'] },
];

const TIMES: readonly Phrase[] = [
  { sql: 'TRUE', said: [''] },
  {
    sql: "l.issued_on >= '2022-01-01' AND l.issued_on < '2023-01-01'",
    said: ['issued in 2022', 'originated in 2022', 'that were issued in 2022'],
  },
  {
    sql: "l.issued_on >= '2023-07-01' AND l.issued_on < '2023-10-01'",
    said: ['issued in Q3 2023', 'issued from July to September 2023'],
  },
  { sql: "l.issued_on >= '2021-01-01'", said: ['issued since 2021', 'originated in 2021 or later'] },
];

const GROUPS: readonly Phrase[] = [
  { sql: '', said: [''] },
  { sql: 'br.branch_name', said: ['by branch', 'for each branch'] },
  { sql: 'br.region', said: ['by region', 'per region'] },
  { sql: 'p.product_name', said: ['by product', 'for every product'] },
  { sql: 'b.employment_status', said: ['by employment status', 'by borrower employment status'] },
];

/** Questions are drawn from all compositions by a sequence that covers them evenly. */
const STEP = 0.618_033_988_75;

/** Questions that are composed of phrases that go together, each with the SQL that follows from them; the same ones every time. */
export function composedQuestions(count: number): EvaluationCase[] {
  const composed: EvaluationCase[] = [];
  for (let drawn = 1; composed.length < count; drawn += 1) {
    let place = (drawn * STEP) % 1;
    const draw = <T>(list: readonly T[]): T => {
      place *= list.length;
      const at = Math.floor(place);
      place -= at;
      return list[at] as T;
    };
    const [measure, rows, time, group] = [draw(MEASURES), draw(ROWS), draw(TIMES), draw(GROUPS)];
    const said = { measure: draw(measure.said), rows: draw(rows.said), time: draw(time.said) };
    // A clause that follows another has a second "that".
    if (said.time.startsWith('that') && said.measure.includes(' that ')) continue;
    const asked = said.measure.replace('ROWS', `${said.rows} ${said.time}`.trim());
    const question = draw([`${asked} ${draw(group.said)}`, `${asked} ${draw(group.said)}`.trim()]).trim();
    const head = group.sql === '' ? '' : `${group.sql}, `;
    const tail = group.sql === '' ? '' : ` GROUP BY ${group.sql}`;
    composed.push({
      id: `composed-${composed.length + 1}`,
      question,
      golds: [
        `SELECT ${head}${measure.sql} FROM loans l JOIN products p USING (product_id) JOIN branches br USING (branch_id)
           JOIN borrowers b USING (borrower_id) WHERE (${rows.sql}) AND (${time.sql})${tail}`,
      ],
      isOrdered: false,
      database: null,
    });
  }
  return composed;
}
