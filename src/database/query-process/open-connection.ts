import { accessSync, constants, existsSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import type { QueryProcessSettings } from './settings.ts';

export type Connection = InstanceType<typeof Database>;

/** How long a statement waits for another process's lock on the database. */
const BUSY_TIMEOUT_MS = 5_000;

export interface OpenConnection {
  readonly connection: Connection;
  /** `UTF-8`, `UTF-16le` or `UTF-16be`. */
  readonly encoding: string;
}

/** Opens the database and reads from it once, so that a file that is none fails here; throws the driver's error. */
export function openConnection(settings: QueryProcessSettings): OpenConnection {
  const url = pathToFileURL(settings.path).href;
  if (settings.writable || !settings.hardened) return prepareConnection(`${url}?mode=rw`, settings);
  try {
    return prepareConnection(`${url}?mode=ro`, settings);
  } catch (error) {
    // A write-ahead database in a directory where its helper files cannot be made is readable only as immutable;
    // with a log beside it that would miss rows.
    if (existsSync(`${settings.path}-wal`)) throw error;
    return prepareConnection(`${url}?immutable=1`, settings);
  }
}

function prepareConnection(url: string, settings: QueryProcessSettings): OpenConnection {
  const connection = new Database(url, { timeout: BUSY_TIMEOUT_MS });
  for (const pragma of pragmas(settings)) connection.exec(`PRAGMA ${pragma}`);
  connection.prepare('SELECT count(*) FROM sqlite_master').raw().all();
  const [row] = connection.prepare('PRAGMA encoding').raw().all();
  return { connection, encoding: Array.isArray(row) ? String(row[0]) : '' };
}

/** Where SQLite puts what a large sort spills; on a read-only system sorts stay in memory. */
function hasTemporaryDirectory(): boolean {
  if (process.platform === 'win32') return true;
  return ['/var/tmp', '/tmp'].some((directory) => {
    try {
      accessSync(directory, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function pragmas({ heapLimitBytes, writable, hardened }: QueryProcessSettings): string[] {
  const limits = [
    `hard_heap_limit=${heapLimitBytes}`,
    'cache_size=-16384',
    // A file that shrinks under a memory map ends the process.
    'mmap_size=0',
    // Sorting in memory only, which libSQL is built for, takes twice as long to group even a thousand rows.
    ...(hasTemporaryDirectory() ? ['temp_store=1'] : []),
  ];
  if (!hardened) return limits;
  return [...limits, 'trusted_schema=0', ...(writable ? [] : ['query_only=1'])];
}
