import { type LoadResult, toRequest } from '../load/load.ts';
import { runLoad } from '../load/run-load.ts';
import { median } from '../report/statistics.ts';
import { format, judge, type Table } from '../report/table.ts';
import { startWarmLoanq } from '../servers/loanq.ts';
import { runSql } from '../servers/run-sql.ts';

/** Two that only their processes' death ends, two that compute. */
const RUNAWAYS = [
  'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c',
  'SELECT count(*) FROM payments a, payments b, payments c WHERE a.amount_due > b.amount_due',
  "SELECT printf('%.*c', 100000000, 'a') LIKE '%' || printf('%.*c', 40000, 'a') || 'b%'",
  "SELECT instr(printf('%.*c', 50000000, 'a'), printf('%.*c', 200000, 'a') || 'b')",
] as const;

const PER_SECOND = 200;
const CONNECTIONS = 16;
/** The runaways are all at work by then. */
const HEAD_START_MS = 300;

/** `/health` at a steady pace: while nothing else happens, and while four statements run into their deadline; in turn. */
export async function measureHealth({
  rounds,
  windowMs,
}: {
  readonly rounds: number;
  readonly windowMs: number;
}): Promise<Table> {
  const deadlineMs = windowMs + 3 * HEAD_START_MS;
  const loanq = await startWarmLoanq(['--timeout', `${deadlineMs}ms`]);
  const idle: LoadResult[] = [];
  const busy: LoadResult[] = [];
  const probe = (warmUpMs: number): Promise<LoadResult> =>
    runLoad({
      port: loanq.port,
      request: toRequest('GET', '/health'),
      connections: CONNECTIONS,
      perSecond: PER_SECOND,
      warmUpMs,
      durationMs: windowMs,
    });
  try {
    for (let round = 0; round < rounds; round++) {
      idle.push(await probe(HEAD_START_MS));
      const answers = RUNAWAYS.map((sql) => runSql(loanq, sql));
      busy.push(await probe(HEAD_START_MS));
      for (const { status } of await Promise.all(answers)) {
        if (status !== 500) throw new Error('A statement that was to run away has ended.');
      }
    }
  } finally {
    await loanq.close();
  }
  return toTable(idle, busy);
}

function toTable(idle: readonly LoadResult[], busy: readonly LoadResult[]): Table {
  const ratio = median(busy.map(({ p99Ms }, round) => p99Ms / (idle[round]?.p99Ms ?? Number.NaN)));
  const row = (name: string, results: readonly LoadResult[]): string[] => [
    name,
    format(median(results.map(({ p50Ms }) => p50Ms))),
    format(median(results.map(({ p99Ms }) => p99Ms))),
    format(Math.max(...results.map(({ maxMs }) => maxMs))),
  ];
  return {
    id: 'health',
    head: ['/health', 'p50 ms', 'p99 ms', 'longest ms', 'p99 against idle'],
    rows: [
      [...row('idle', idle), ''],
      [...row('while four runaways run', busy), judge(ratio, { atMost: 3 })],
    ],
  };
}
