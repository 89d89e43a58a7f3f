import { NUMBER, toRequest } from '../load/load.ts';
import { runLoad } from '../load/run-load.ts';
import { median } from '../report/statistics.ts';
import { format, judge, type Table } from '../report/table.ts';
import type { Server } from '../servers/server-process.ts';

export interface SmallQueriesOptions {
  readonly loanq: Server;
  readonly bareHono: Server;
  /** Null where it cannot be installed. */
  readonly fastApi: Server | null;
  readonly rounds: number;
  readonly roundMs: number;
}

interface Scenario {
  readonly name: string;
  readonly sql: string;
  readonly connections: number;
  readonly fastApiTarget?: number;
  readonly bareHonoTarget?: number;
}

const AGGREGATE = 'SELECT grade, COUNT(*), AVG(interest_rate) FROM loans WHERE loan_id < 1000 GROUP BY grade';
const LOOK_UP = 'SELECT loan_id, grade, principal, status FROM loans WHERE loan_id = 4711';
/** Never the same text twice, so that it is compiled and run each time. */
const NEW_AGGREGATE = AGGREGATE.replace('WHERE', `/* ${NUMBER} */ WHERE`);
const NEW_LOOK_UP = LOOK_UP.replace('WHERE', `/* ${NUMBER} */ WHERE`);

const SCENARIOS: readonly Scenario[] = [
  { name: 'aggregate', sql: AGGREGATE, connections: 1 },
  { name: 'aggregate', sql: AGGREGATE, connections: 32 },
  { name: 'aggregate, new each time', sql: NEW_AGGREGATE, connections: 1, fastApiTarget: 3.5 },
  { name: 'aggregate, new each time', sql: NEW_AGGREGATE, connections: 32, fastApiTarget: 6 },
  { name: 'one row', sql: LOOK_UP, connections: 1 },
  { name: 'one row', sql: LOOK_UP, connections: 32, bareHonoTarget: 0.45 },
  { name: 'one row, new each time', sql: NEW_LOOK_UP, connections: 32, bareHonoTarget: 0.45 },
];

/**
 * A server's code is compiled as it is used: the more it does for an answer, the longer that takes. So it is warmed up by many
 * connections, also where one is measured, which would ask too few times.
 */
const WARM_UP = { connections: 32, durationMs: 10_000, rounds: 8 };
/** At the start of each round, for the connections. */
const RAMP_MS = 100;

/** Of one server, a value for each round. */
interface Figures {
  readonly perSecond: number[];
  readonly p50Ms: number[];
  readonly p99Ms: number[];
}

/** `run-sql` beside the others: a round each in turn, so that whatever else the machine does falls on all. */
export async function measureSmallQueries(options: SmallQueriesOptions): Promise<Table> {
  const rows: string[][] = [];
  for (const scenario of SCENARIOS) rows.push(...(await measureScenario(scenario, options)));
  return {
    id: 'small-queries',
    head: ['query', 'connections', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'loanq is … times as fast'],
    rows,
  };
}

async function measureScenario(scenario: Scenario, options: SmallQueriesOptions): Promise<string[][]> {
  const { loanq, bareHono, fastApi, rounds, roundMs } = options;
  const servers = [loanq, bareHono, ...(fastApi === null ? [] : [fastApi])];
  const figures = new Map<Server, Figures>(
    servers.map((server) => [server, { perSecond: [], p50Ms: [], p99Ms: [] }]),
  );
  const { connections, durationMs } = WARM_UP;
  for (const server of servers) {
    await runRound(server, { ...scenario, connections }, Math.min(durationMs, WARM_UP.rounds * roundMs));
  }
  for (let round = 0; round < rounds; round++) {
    for (const [server, { perSecond, p50Ms, p99Ms }] of figures) {
      const result = await runRound(server, scenario, roundMs);
      perSecond.push(result.perSecond);
      p50Ms.push(result.p50Ms);
      p99Ms.push(result.p99Ms);
    }
  }
  const ours = figures.get(loanq)?.perSecond ?? [];
  return [...figures].map(([server, { perSecond, p50Ms, p99Ms }]) => {
    const ratio = median(perSecond.map((theirs, round) => (ours[round] ?? Number.NaN) / theirs));
    const target = server === fastApi ? scenario.fastApiTarget : scenario.bareHonoTarget;
    const isTarget = target !== undefined && server !== loanq;
    return [
      scenario.name,
      `${scenario.connections}`,
      server.name,
      format(median(perSecond)),
      format(median(p50Ms)),
      format(median(p99Ms)),
      server === loanq ? '' : isTarget ? judge(ratio, { atLeast: target }) : format(ratio),
    ];
  });
}

async function runRound(server: Server, { sql, connections }: Scenario, durationMs: number) {
  const request = toRequest('POST', '/api/v1/chat/run-sql', { sql });
  const load = { port: server.port, request, connections, perSecond: null, warmUpMs: RAMP_MS, durationMs };
  const result = await runLoad(load);
  if (result.failures > 0) throw new Error(`${server.name} failed ${result.failures} requests: ${sql}`);
  return result;
}
