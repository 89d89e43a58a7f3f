import { median } from '../report/statistics.ts';
import { format, type Table } from '../report/table.ts';
import { startLoanq } from '../servers/loanq.ts';

/** From the start of the program, with its database there, to the first answer of `/health`. */
export async function measureStartUp(rounds: number): Promise<Table> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const loanq = await startLoanq();
    const answer = await fetch(`http://127.0.0.1:${loanq.port}/health`);
    await answer.text();
    times.push(performance.now() - start);
    await loanq.close();
  }
  return {
    id: 'start-up',
    head: ['', 'median ms', 'fastest ms'],
    rows: [['start to first /health', format(median(times)), format(Math.min(...times))]],
  };
}
