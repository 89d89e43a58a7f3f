import { queryProcessCommand } from '../assets/mod.ts';
import type { Settings } from '../config/mod.ts';
import { createQueryRunner, type DatabaseRunner } from '../database/mod.ts';
import type { Log } from '../shared/mod.ts';
import { type Database, findDatabase } from './find-database.ts';

/** A database, and who runs statements on it. */
export interface OpenDatabase {
  readonly database: Database;
  readonly runner: DatabaseRunner;
}

/** Finds the database and opens a runner on it. Rejects with LoanqError `misconfigured`. */
export async function openRunner(settings: Settings, log: Log): Promise<OpenDatabase> {
  const database = await findDatabase(settings, log);
  return { database, runner: createRunner(settings, database, log) };
}

/** Starts to run statements on a database that is there; what protection is missing is said to the log. */
export function createRunner(settings: Settings, { path }: Database, log: Pick<Log, 'warn'>): DatabaseRunner {
  const command = queryProcessCommand();
  return createQueryRunner({
    path,
    timeoutMs: settings.timeoutMs,
    heapLimitBytes: settings.memoryBytes,
    writable: settings.writable,
    onEvent: ({ message }) => log.warn(message),
    ...(settings.processes === null ? {} : { processes: settings.processes }),
    ...(command === null ? {} : { command }),
  });
}
