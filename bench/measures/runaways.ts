import { setTimeout } from 'node:timers/promises';
import { RUNAWAYS } from '../../test/database/runaways.ts';
import { format, judge, type Table } from '../report/table.ts';
import { startWarmLoanq } from '../servers/loanq.ts';
import { canReadUsage, descendantsOf, processorMs, residentBytes } from '../servers/process-usage.ts';
import { runSql } from '../servers/run-sql.ts';
import type { Server } from '../servers/server-process.ts';

const DEADLINE_MS = 1000;
const GRACE_MS = 500;
/** A process that takes the place of a killed one has started by then. */
const SETTLE_MS = 400;
const WATCHED_MS = 300;
const SHOWN = 'SELECT COUNT(*) AS n FROM branches';

/** Statements of the tests that run away: when they are answered, what the machine still does afterwards. */
export async function measureRunaways({ all }: { readonly all: boolean }): Promise<Table> {
  const loanq = await startWarmLoanq(['--timeout', `${DEADLINE_MS}ms`]);
  const rows: string[][] = [];
  const notes: string[] = [];
  try {
    const before = memoryOf(loanq);
    const cases = Object.entries(RUNAWAYS).filter((_, index) => all || index % 6 === 0);
    for (const [name, sql] of cases) rows.push(await measureRunaway(loanq, name, sql));
    const answer = await runSql(loanq, SHOWN);
    if (answer.status !== 200) throw new Error(`After the runaways the server answers ${answer.status}.`);
    if (canReadUsage) {
      const grown = (memoryOf(loanq) - before) / 1e6;
      const change = `${format(Math.abs(grown))} MB ${grown < 0 ? 'less' : 'more'}`;
      notes.push(`After all of them server and query processes together hold ${change} than before.`);
    }
  } finally {
    await loanq.close();
  }
  return {
    id: 'runaways',
    head: [
      'statement',
      'status',
      `answered after ms (deadline ${DEADLINE_MS})`,
      'processor in use afterwards, %',
      'what the caller is told',
    ],
    rows,
    notes,
  };
}

async function measureRunaway(loanq: Server, name: string, sql: string): Promise<string[]> {
  const { status, body, ms } = await runSql(loanq, sql);
  await setTimeout(SETTLE_MS);
  const usage = canReadUsage ? format(await processorShare(loanq)) : '–';
  return [name, `${status}`, judge(ms, { atMost: DEADLINE_MS + GRACE_MS }), usage, excerpt(body)];
}

/** Of one core, by the server and all its query processes. */
async function processorShare(server: Server): Promise<number> {
  const used = (): number =>
    [server.processId, ...descendantsOf(server.processId)].reduce((sum, id) => sum + processorMs(id), 0);
  const before = used();
  await setTimeout(WATCHED_MS);
  return (100 * (used() - before)) / WATCHED_MS;
}

function memoryOf(server: Server): number {
  const ids = [server.processId, ...descendantsOf(server.processId)];
  return ids.reduce((sum, id) => sum + residentBytes(id), 0);
}

function excerpt(body: string | null): string {
  if (body === null) return '(the transfer breaks off)';
  const plain = body.replaceAll('|', '\\|');
  return plain.length > 90 ? `${plain.slice(0, 89)}…` : plain;
}
