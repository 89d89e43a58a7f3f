import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { LoanqError } from '../shared/mod.ts';

/** A database that is written to, with a place for rows of which not all is known yet. */
export interface Target {
  readonly connection: Database.Database;
  /** Throws LoanqError `misconfigured` where the name belongs to something that is not to be replaced. */
  refuseTaken(table: string, replace: boolean): void;
  /** Removes the rows that wait, and the file too where it is new and nothing has come into it. */
  close(): void;
}

/** How long a lock of another program is waited for. */
const BUSY_TIMEOUT_MS = 5_000;

/** What the place is called where rows wait; a database of its own, so that the other does not grow by it. */
export const STAGING = 'staging';

/** Opens a database file, or makes a new one. Throws LoanqError `misconfigured` where that cannot be. */
export function openTarget(database: string): Target {
  const path = resolve(database);
  const staging = join(dirname(path), `.${basename(path)}-import-${randomBytes(6).toString('hex')}`);
  const isNew = !existsSync(path);
  if (isNew && !existsSync(dirname(path))) throw cannotWrite(path, new Error('its folder is not there'));
  const connection = connect(path);
  function close(): void {
    connection.close();
    for (const ending of ['', '-journal']) rmSync(`${staging}${ending}`, { force: true });
    if (isNew && statSync(path, { throwIfNoEntry: false })?.size === 0) rmSync(path);
  }
  try {
    connection.prepare(`ATTACH ? AS ${STAGING}`).run(staging);
    // Nobody else reads it, and after a failure nobody reads it at all.
    connection.exec(`PRAGMA ${STAGING}.journal_mode = OFF; PRAGMA ${STAGING}.synchronous = OFF`);
  } catch (error) {
    close();
    throw cannotWrite(path, error);
  }
  return {
    connection,
    refuseTaken: (table, replace) => refuseTaken(connection, { table, replace, path }),
    close,
  };
}

function connect(path: string): Database.Database {
  try {
    return new Database(path, { timeout: BUSY_TIMEOUT_MS });
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function refuseTaken(
  connection: Database.Database,
  { table, replace, path }: { readonly table: string; readonly replace: boolean; readonly path: string },
): void {
  const [row] = connection
    .prepare("SELECT type FROM main.sqlite_schema WHERE lower(name) = lower(?) AND type IN ('table', 'view')")
    .raw()
    .all(table);
  const type = Array.isArray(row) ? String(row[0]) : null;
  if (type === null || (type === 'table' && replace)) return;
  const advice = type === 'table' ? 'Write it anew with --replace, or rename the file.' : 'Rename the file.';
  throw new LoanqError('misconfigured', `${path} has a ${type} "${table}" already. ${advice}`);
}

/** A failure to write, in words that name the database. */
export function cannotWrite(path: string, cause: unknown): LoanqError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new LoanqError('misconfigured', `Cannot write to the database ${path}: ${reason}.`, { cause });
}
