import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers';
import { assertIsDatabase } from './assert-is-database.ts';
import { executeStatement } from './execute-statement.ts';
import { failures } from './failures.ts';
import { createVersionReader, type FileVersion } from './file-identity.ts';
import { type CheckedStatement, checkStatement } from './gate.ts';
import { createOrphanGuard } from './orphan-guard.ts';
import { createPool, type Pool } from './pool.ts';
import { defaultCommand, type ProcessCommand, SHELL, withLimits } from './process-command.ts';
import type { QueryProcessSettings } from './query-process/settings.ts';
import { startQueryProcess } from './query-process.ts';
import { queryRows } from './query-rows.ts';
import type { QueryRunner, ResultStream, RunOptions } from './query-runner.ts';
import { leastOf, type Repeats, repeatsOf } from './repeats.ts';
import { createResultCache } from './result-cache.ts';
import { tokenizeSql } from './sql-tokens.ts';

export interface QueryRunnerOptions {
  /** The database file. */
  readonly path: string;
  /** Deadline of a statement from its start; also bounds, from 10 s up, how long it waits for a process. */
  readonly timeoutMs?: number;
  /** The most query processes at a time; fewer run while fewer are needed. */
  readonly processes?: number;
  /** Statements that may wait for a process. */
  readonly queueMax?: number;
  /** Memory SQLite may use in one query process. */
  readonly heapLimitBytes?: number;
  readonly resultBytesMax?: number;
  /** Lets statements that change the database through. */
  readonly writable?: boolean;
  /** How to start a query process; an executable starts itself. */
  readonly command?: ProcessCommand;
  readonly onEvent?: (event: QueryRunnerEvent) => void;
  /** Layers of defence to leave out, so that tests can see what the others hold. */
  readonly withoutLayers?: readonly DefenceLayer[];
}

export type DefenceLayer = 'gate' | 'connection' | 'process';

/** Something the operator should know of; each is reported once. */
export interface QueryRunnerEvent {
  readonly kind: 'warning';
  readonly message: string;
}

/** A runner with a second entrance for the server's own statements. */
export interface DatabaseRunner extends QueryRunner {
  /** Runs the server's own SQL without the gate, in the same processes; never give it a caller's statement. */
  readonly trusted: Pick<QueryRunner, 'run'>;
}

const MEBIBYTE = 1024 * 1024;
const TIMEOUT_MS = 30_000;
const QUEUE_MAX = 1_000;

/** Waiting is bounded by the deadline, but a short deadline must still leave time to start a process. */
const QUEUE_WAIT_MS_MIN = 10_000;

const HEAP_LIMIT_BYTES = 256 * MEBIBYTE;
const RESULT_BYTES_MAX = 1024 * MEBIBYTE;

/** More than there are cores, so that a few heavy statements leave room for the light ones. */
const PROCESSES = Math.max(8, 2 * availableParallelism());

/** Short statements that one process is given at a time, see `PoolOptions.lineMax`. */
const LINE_MAX = 16;

/** `nobody` on every Linux and BSD in use; it owns nothing. */
const NOBODY = 65_534;

/** How many statements are remembered to need the exact, slower way of reading. */
const REMEMBERED_MAX = 1_000;

/** Statements that the gate has let through of late, those that come again are short: how many, and of how many characters. */
const PASSED_MAX = 200;
const PASSED_LENGTH_MAX = 1_000;

/**
 * Creates a runner for the database file and starts its first processes. Throws LoanqError `misconfigured` when the
 * file is missing or not a database.
 */
export function createQueryRunner(options: QueryRunnerOptions): DatabaseRunner {
  const path = resolve(options.path);
  assertIsDatabase(path);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const heapLimitBytes = options.heapLimitBytes ?? HEAP_LIMIT_BYTES;
  const resultBytesMax = options.resultBytesMax ?? RESULT_BYTES_MAX;
  const writable = options.writable ?? false;
  const isGateOff = options.withoutLayers?.includes('gate') ?? false;
  const check = isGateOff ? unchecked : createGate(writable);
  const readVersion = oncePerTurn(createVersionReader(path));
  const pool = openPool(path, { ...options, timeoutMs, heapLimitBytes, writable, readVersion });
  const undecodable = new Set<string>();

  async function run(
    statement: CheckedStatement,
    runOptions: RunOptions,
    spentMs = 0,
  ): Promise<ResultStream> {
    const { sql } = statement;
    const wrapped = statement.mayMakeNul || undecodable.has(sql);
    const { signal, profile = false } = runOptions;
    let isReturned = false;
    for (;;) {
      const taken = pool.take(signal, isReturned);
      const queryProcess = taken instanceof Promise ? await taken : taken;
      const start = performance.now();
      try {
        const result = await executeStatement(
          queryProcess,
          { sql, wrapped, profile },
          {
            timeoutMs: runOptions.timeoutMs ?? timeoutMs,
            spentMs,
            resultBytesMax,
            heapLimitBytes,
            signal,
            onUndecodableText: () => remember(undecodable, sql),
          },
        );
        if (result !== null) return result;
        isReturned = true;
      } catch (error) {
        if (wrapped || !undecodable.has(sql)) throw error;
        return await run(statement, runOptions, performance.now() - start);
      }
    }
  }

  const trusted: DatabaseRunner['trusted'] = {
    run: async (sql, runOptions = {}) => await run(unchecked(sql), runOptions),
  };
  const cache = createResultCache({
    readVersion,
    viewsRepeat: () => readViewsRepeat(trusted),
  });

  return {
    async run(sql, runOptions = {}) {
      const statement = check(sql);
      if (writable) return await run(statement, runOptions);
      const key = `${runOptions.profile === true} ${statement.sql}`;
      return cache.through(key, statement.repeats, () => run(statement, runOptions));
    },
    trusted,
    async close() {
      cache.clear();
      await pool.close();
    },
  };
}

type PoolSettings = QueryRunnerOptions &
  Required<Pick<QueryRunnerOptions, 'timeoutMs' | 'heapLimitBytes' | 'writable'>> & {
    readonly readVersion: () => FileVersion;
  };

function openPool(path: string, options: PoolSettings): Pool {
  const { readVersion } = options;
  const without = new Set(options.withoutLayers);
  const settings: QueryProcessSettings = {
    path,
    writable: options.writable,
    heapLimitBytes: options.heapLimitBytes,
    hardened: !without.has('connection'),
    userId: without.has('process') || options.writable || process.getuid?.() !== 0 ? null : NOBODY,
  };
  const command = processCommand(options.command ?? defaultCommand(), settings);
  const processesMax = options.processes ?? PROCESSES;
  const warn = createWarner(options.onEvent);
  if (SHELL === null) {
    warn('There is no /bin/sh here, so the memory of query processes is limited by SQLite alone.');
  }
  const guard = createOrphanGuard();
  const pool = createPool({
    processesMin: Math.min(processesMax, Math.max(2, availableParallelism())),
    processesMax,
    queueMax: options.queueMax ?? QUEUE_MAX,
    queueWaitMs: Math.max(options.timeoutMs, QUEUE_WAIT_MS_MIN),
    // What changes the database must not be given to a second process.
    lineMax: options.writable ? 1 : LINE_MAX,
    start: (life) => startQueryProcess({ command, readVersion }, life),
    fileIdentity: () => readVersion().identity,
    startError: (reason) => failures.cannotOpen(path, reason),
    warn: (reason) =>
      warn(
        `Query processes keep running as root: ${reason}. Start the server as another user, or allow it to change users.`,
      ),
    runningChanged: guard.watch,
  });
  return {
    take: pool.take,
    close: async () => {
      await pool.close();
      guard.close();
    },
  };
}

/**
 * Looks once for all statements that arrive together: looking costs a tenth of what the way of a short one does. What a
 * caller had written before he sent his statement is seen: the turn begins with what has arrived.
 */
function oncePerTurn<T>(look: () => T): () => T {
  let seen: { readonly value: T } | null = null;
  return () => {
    if (seen === null) {
      seen = { value: look() };
      setImmediate(() => {
        seen = null;
      });
    }
    return seen.value;
  };
}

function processCommand(command: ProcessCommand, settings: QueryProcessSettings): ProcessCommand {
  const limited = withLimits(command, settings);
  return { ...limited, arguments: [...limited.arguments, JSON.stringify(settings)] };
}

/** Each query process would say the same, so a message is passed on once. */
function createWarner(onEvent: QueryRunnerOptions['onEvent']): (message: string) => void {
  const seen = new Set<string>();
  return (message) => {
    if (seen.has(message)) return;
    seen.add(message);
    onEvent?.({ kind: 'warning', message });
  };
}

/** The gate, which need not look twice at the same text. */
function createGate(writable: boolean): (sql: string) => CheckedStatement {
  const passed = new Map<string, CheckedStatement>();
  return (sql) => {
    const known = passed.get(sql);
    if (known !== undefined) return known;
    const checked = checkStatement(sql, { writable });
    if (passed.size >= PASSED_MAX) passed.clear();
    if (sql.length <= PASSED_LENGTH_MAX) passed.set(sql, checked);
    return checked;
  };
}

function unchecked(sql: string): CheckedStatement {
  return { sql, mayMakeNul: false, repeats: 'never' };
}

/** A statement may name any view, so the least of what they can be trusted for holds for all. */
async function readViewsRepeat(runner: DatabaseRunner['trusted']): Promise<Repeats> {
  const views = await queryRows(runner, "SELECT sql FROM sqlite_schema WHERE type = 'view'");
  return leastOf(views.map(({ sql }) => repeatsOf(tokenizeSql(String(sql)))));
}

function remember(statements: Set<string>, sql: string): void {
  if (statements.size >= REMEMBERED_MAX) statements.clear();
  statements.add(sql);
}
