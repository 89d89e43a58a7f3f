import process from 'node:process';
import { parseArgs } from 'node:util';
import { sampleDatabase } from '../src/assets/mod.ts';
import { measureHealth } from './measures/health.ts';
import { measureMillionRows } from './measures/million-rows.ts';
import { measureQuestions } from './measures/questions.ts';
import { measureRunaways } from './measures/runaways.ts';
import { measureSmallQueries } from './measures/small-queries.ts';
import { measureStartUp } from './measures/start-up.ts';
import { describeMachine, describeMoment } from './report/describe-machine.ts';
import { printTable, type Table } from './report/table.ts';
import { writeReport } from './report/write-report.ts';
import { startBareHono } from './servers/bare-hono.ts';
import { makePythonEnvironment, startFastApi } from './servers/fastapi.ts';
import { startWarmLoanq } from './servers/loanq.ts';
import type { Server } from './servers/server-process.ts';

const HELP = `npm run bench [-- --quick] [-- --only NAME]
Measures loanq beside others and writes bench/README.md.
--quick measures for some 30 seconds, with larger errors, and writes nothing.
--only measures and writes one thing: start-up, small-queries, million-rows, health, runaways or questions.
`;

/** How long and how often; the long way takes about four minutes. */
const FULL = {
  rounds: 5,
  roundMs: 1200,
  streams: 3,
  healthRounds: 2,
  healthMs: 5000,
  questions: 3,
  starts: 5,
};
const QUICK = {
  rounds: 2,
  roundMs: 500,
  streams: 1,
  healthRounds: 1,
  healthMs: 2000,
  questions: 1,
  starts: 1,
};

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
});
if (flags.help) process.stdout.write(HELP);
else await main(flags.quick ?? false, flags.only ?? null);

async function main(isQuick: boolean, only: string | null): Promise<void> {
  const python = makePythonEnvironment();
  const versions = python.kind === 'ready' ? python.versions : `not measured: ${python.reason}`;
  const tables = [describeMachine([['FastAPI + pandas', versions]])];
  process.stdout.write(`${printTable(tables[0] ?? { id: '', head: [], rows: [] })}\n\n`);
  for (const [name, measure] of Object.entries(measures(isQuick ? QUICK : FULL, python.kind === 'ready'))) {
    if (only !== null && only !== name) continue;
    const circumstances = describeMoment();
    const measured = await measure();
    const table = { ...measured, notes: [...(measured.notes ?? []), circumstances] };
    process.stdout.write(`${printTable(table)}\n\n`);
    tables.push(table);
  }
  if (!isQuick) writeReport(tables);
}

function measures(size: typeof FULL, hasPython: boolean): Readonly<Record<string, () => Promise<Table>>> {
  const database = sampleDatabase().path;
  const loanq = (): Promise<Server> => startWarmLoanq();
  const fastApi = async (): Promise<Server | null> => (hasPython ? startFastApi(database) : null);
  return {
    'start-up': () => measureStartUp(size.starts),
    'small-queries': () =>
      withServers([loanq(), startBareHono(), fastApi()], ([loanq, bareHono, fastApi]) =>
        measureSmallQueries({ loanq, bareHono, fastApi, ...size }),
      ),
    'million-rows': () =>
      withServers([loanq(), fastApi()], ([loanq, fastApi]) =>
        measureMillionRows({ loanq, fastApi, database, rounds: size.streams }),
      ),
    health: () => measureHealth({ rounds: size.healthRounds, windowMs: size.healthMs }),
    runaways: () => measureRunaways({ all: size === FULL }),
    questions: () => withServers([loanq()], ([loanq]) => measureQuestions(loanq, size.questions)),
  };
}

/** Ends the servers, whatever happens. */
async function withServers<const Servers extends readonly Promise<Server | null>[]>(
  starting: Servers,
  measure: (servers: { -readonly [Index in keyof Servers]: Awaited<Servers[Index]> }) => Promise<Table>,
): Promise<Table> {
  try {
    return await measure(await Promise.all(starting));
  } finally {
    for (const server of await Promise.allSettled(starting)) {
      if (server.status === 'fulfilled') await server.value?.close();
    }
  }
}
