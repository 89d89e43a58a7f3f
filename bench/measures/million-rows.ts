import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { median } from '../report/statistics.ts';
import { format, judge, type Table } from '../report/table.ts';
import {
  canReadUsage,
  descendantsOf,
  forgetPeak,
  peakBytes,
  residentBytes,
} from '../servers/process-usage.ts';
import type { Server } from '../servers/server-process.ts';

export interface MillionRowsOptions {
  readonly loanq: Server;
  readonly fastApi: Server | null;
  readonly database: string;
  readonly rounds: number;
}

const ROWS = 1_000_000;

/** Whole numbers, money, text, dates, and NULL where a payment is still to come. */
const SQL = `WITH copies(n) AS (VALUES (1), (2), (3), (4), (5))
  SELECT payment_id, loan_id, due_on, paid_on, amount_due, amount_paid, principal_paid, days_late
  FROM copies CROSS JOIN payments LIMIT ${ROWS}`;
const FIRST_COLUMN = Buffer.from('"payment_id"');

interface Transfer {
  readonly bytes: number;
  readonly ms: number;
}

interface Growth {
  readonly server: number;
  readonly queryProcess: number;
}

/** A million rows of JSON, from loanq over HTTP and from SQLite's own shell through a pipe, in turn. */
export async function measureMillionRows(options: MillionRowsOptions): Promise<Table> {
  const { loanq, fastApi, database, rounds } = options;
  const before = memoryOf(loanq);
  await checkRowCount(loanq);
  const ours: Transfer[] = [];
  const growths: Growth[] = [];
  const shells: Transfer[] = [];
  const hasShell = await canRun('sqlite3', ['--version']);
  for (let round = 0; round < rounds; round++) {
    const { transfer, growth } = await transferWithMemory(loanq, before);
    ours.push(transfer);
    growths.push(growth);
    if (hasShell) shells.push(await fromShell(database));
  }
  const theirs = fastApi === null ? null : await transferWithMemory(fastApi, memoryOf(fastApi));
  const memory = (bytes: number): string => (canReadUsage ? format(bytes / 1e6) : '–');
  const grown = median(growths.map(({ server }) => server)) / 1e6;
  const ratio = median(shells.map(({ ms }, round) => ms / (ours[round]?.ms ?? Number.NaN)));
  const rows = [
    [
      'loanq',
      ...speed(ours),
      canReadUsage ? judge(grown, { atMost: 100 }) : '–',
      memory(median(growths.map(({ queryProcess }) => queryProcess))),
      '',
    ],
    ...(hasShell ? [['`sqlite3 -json`', ...speed(shells), '–', '–', judge(ratio, { atLeast: 1 })]] : []),
    ...(theirs === null
      ? []
      : [
          [
            'FastAPI + pandas',
            ...speed([theirs.transfer]),
            memory(theirs.growth.server),
            '–',
            format(theirs.transfer.ms / median(ours.map(({ ms }) => ms))),
          ],
        ]),
  ];
  return {
    id: 'million-rows',
    head: [
      'from',
      'rows/s',
      'MB/s',
      'server grows by MB',
      'query process grows by MB',
      'loanq is … times as fast',
    ],
    rows,
    notes: hasShell ? [] : ['SQLite’s shell `sqlite3` is not installed here, so it was not measured.'],
  };
}

function speed(transfers: readonly Transfer[]): [string, string] {
  const ms = median(transfers.map((transfer) => transfer.ms));
  return [format((1000 * ROWS) / ms), format((transfers[0]?.bytes ?? 0) / 1e3 / ms)];
}

/** What a transfer adds to the memory that a server and its query processes had in use before the first one. */
async function transferWithMemory(
  server: Server,
  before: ReadonlyMap<number, number>,
): Promise<{ transfer: Transfer; growth: Growth }> {
  for (const id of before.keys()) forgetPeak(id);
  const transfer = await fromServer(server);
  const [own = Number.NaN, ...others] = [...before].map(([id, bytes]) => peakBytes(id) - bytes);
  return { transfer, growth: { server: own, queryProcess: Math.max(0, ...others) } };
}

/** Of the server first, then of each of its processes; empty where the system does not tell. */
function memoryOf({ processId }: Server): ReadonlyMap<number, number> {
  if (!canReadUsage) return new Map();
  return new Map([processId, ...descendantsOf(processId)].map((id) => [id, residentBytes(id)]));
}

async function fromServer(server: Server): Promise<Transfer> {
  const start = performance.now();
  const answer = await post(server);
  const bytes = await countBytes(answer);
  if (!answer.complete) throw new Error(`${server.name} broke the transfer off.`);
  return { bytes, ms: performance.now() - start };
}

async function fromShell(database: string): Promise<Transfer> {
  const start = performance.now();
  const shell = spawn('sqlite3', ['-json', `file:${database}?mode=ro`, SQL], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shell, 'close');
  const bytes = await countBytes(shell.stdout);
  await ended;
  return { bytes, ms: performance.now() - start };
}

async function post(server: Server): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: '/api/v1/chat/run-sql',
    headers: { 'content-type': 'application/json' },
    agent: false,
  });
  sent.on('response', resolve).on('error', reject);
  sent.end(JSON.stringify({ sql: SQL }));
  const answer = await promise;
  if (answer.statusCode !== 200) throw new Error(`${server.name} answers ${answer.statusCode}.`);
  return answer;
}

/** Listening costs less than iterating, and what the consumer costs would be taken from the server. */
async function countBytes(stream: Readable): Promise<number> {
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(stream, 'end');
  return bytes;
}

/** What is fast must also be whole. */
async function checkRowCount(server: Server): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of await post(server)) pieces.push(piece);
  const body = Buffer.concat(pieces);
  let count = 0;
  for (let at = body.indexOf(FIRST_COLUMN); at >= 0; at = body.indexOf(FIRST_COLUMN, at + 1)) count += 1;
  if (count !== ROWS) throw new Error(`${server.name} sent ${count} rows instead of ${ROWS}.`);
}

async function canRun(file: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(file, args, { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
  });
}
