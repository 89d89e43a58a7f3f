import { setImmediate } from 'node:timers/promises';
import Database from 'libsql';
import type { TableRows, Value } from './rows.ts';
import { INDEXES_SQL, TABLES_SQL } from './schema.ts';

/** How far the writing is. */
export interface Progress {
  readonly rowsWritten: number;
  readonly rowsTotal: number;
}

/** Writes the tables to a new database file at `path`, one transaction; between batches the event loop runs. */
export async function writeDatabase(
  path: string,
  tables: readonly TableRows[],
  {
    onProgress,
    signal,
  }: { onProgress?: ((progress: Progress) => void) | undefined; signal?: AbortSignal | undefined },
): Promise<void> {
  const rowsTotal = tables.reduce((count, table) => count + table.count, 0);
  let rowsWritten = 0;
  const database = new Database(path);
  try {
    // Nobody reads this file before it is complete, and an unfinished one is thrown away: no journal, no syncing.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;');
    database.exec(`BEGIN;${TABLES_SQL}`);
    const insert = createInserter(database);
    for (const { table, rows } of tables) {
      for (const batch of batchesOf(rows)) {
        insert(table, batch);
        rowsWritten += batch.length;
        if (rowsWritten % PAUSE_ROWS < BATCH_ROWS) {
          onProgress?.({ rowsWritten, rowsTotal });
          await setImmediate();
          signal?.throwIfAborted();
        }
      }
    }
    database.exec(`${INDEXES_SQL}COMMIT;`);
  } finally {
    database.close();
  }
  onProgress?.({ rowsWritten, rowsTotal });
}

/** Rows of one INSERT: many at once are twice as fast as one by one. */
const BATCH_ROWS = 100;
/** Rows between two pauses, about 20 ms. */
const PAUSE_ROWS = 5_000;

/** Inserts batches of rows; the statement for a full batch of a table is prepared once. */
function createInserter(
  database: Database.Database,
): (table: string, batch: readonly (readonly Value[])[]) => void {
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  return (table, batch) => {
    const row = `(${(batch[0] ?? []).map(() => '?').join(',')})`;
    const sql = `INSERT INTO ${table} VALUES ${batch.map(() => row).join(',')}`;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    statement.run(batch.flat());
  };
}

function* batchesOf<T>(rows: Iterable<T>): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH_ROWS) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
