import { median } from '../report/statistics.ts';
import { format, type Table } from '../report/table.ts';
import { startLoanq } from '../servers/loanq.ts';
import { runSql } from '../servers/run-sql.ts';

const DEADLINE_MS = 1_000;
const RUNAWAY = 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT COUNT(*) FROM c';

/**
 * From the start of the program, with its database there, to the first answer of `/health`; and how long a statement
 * that runs away takes which is the first that the server is given, before it has learnt the database.
 */
export async function measureStartUp(rounds: number): Promise<Table> {
  const healths: number[] = [];
  const runaways: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const loanq = await startLoanq(['--timeout', `${DEADLINE_MS}ms`]);
    const answer = await fetch(`http://127.0.0.1:${loanq.port}/health`);
    await answer.text();
    healths.push(performance.now() - start);
    runaways.push((await runSql(loanq, RUNAWAY)).ms);
    await loanq.close();
  }
  const row = (name: string, times: readonly number[]): string[] => [
    name,
    format(median(times)),
    format(Math.min(...times)),
  ];
  return {
    id: 'start-up',
    head: ['', 'median ms', 'fastest ms'],
    rows: [
      row('start to first /health', healths),
      row(`a runaway at once after it, stopped after ${DEADLINE_MS} ms`, runaways),
    ],
  };
}
