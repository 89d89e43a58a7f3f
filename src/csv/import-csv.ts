import { basename } from 'node:path';
import Database from 'libsql';
import { csvProblem } from './csv-problem.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import type { ImportedTable } from './imported-table.ts';
import { nameColumns, nameTable } from './name-columns.ts';
import { cannotWrite, openTarget } from './open-target.ts';
import { readRecords } from './read-records.ts';
import { stageRows } from './stage-rows.ts';
import { writeTable } from './write-table.ts';

/** How CSV files become tables. */
export interface ImportOptions {
  /** The SQLite database to write to; it is made where it is missing. */
  readonly database: string;
  /** What stands between two fields; null where it is to be found out. */
  readonly delimiter: string | null;
  /** Writes tables anew that are there already. */
  readonly replace: boolean;
  readonly signal: AbortSignal;
  /** Told how many bytes of the file have been read so far. */
  readonly onBytes: (count: number) => void;
}

/**
 * Makes a table of a CSV file, in one transaction and with bounded memory: its rows wait in a file beside the database
 * until all have been seen, and with them the types of the columns. Rejects with LoanqError `misconfigured` that says
 * what is wrong, with the line where it is the file's; or `cancelled` by the signal. The database is then as it was.
 */
export async function importCsv(path: string, options: ImportOptions): Promise<ImportedTable> {
  const delimiter = options.delimiter ?? (await detectDelimiter(path));
  const name = nameTable(basename(path));
  const target = openTarget(options.database);
  try {
    target.refuseTaken(name, options.replace);
    const records = readRecords(path, { ...options, delimiter });
    const header = await readHeader(path, records);
    const names = nameColumns(header);
    const staged = await stageRows(target, { records, columnCount: names.length });
    const columns = names.map((column, index) => {
      const observer = staged.columns[index];
      if (observer === undefined) throw new Error('A column was not observed.');
      const title = header[index]?.trim() ?? '';
      return {
        name: column,
        title,
        type: observer.type(),
        emptyCount: observer.emptyCount(),
        advice: observer.advice(),
      };
    });
    return await writeTable(target, { ...options, name, columns, rowCount: staged.rowCount });
  } catch (error) {
    throw error instanceof Database.SqliteError ? cannotWrite(options.database, error) : error;
  } finally {
    target.close();
  }
}

/** SQLite's own limit. */
const COLUMNS_MAX = 2_000;

async function readHeader(
  path: string,
  records: AsyncGenerator<readonly string[]>,
): Promise<readonly string[]> {
  const { value: header } = await records.next();
  if (header === undefined) throw csvProblem(path, null, 'there is nothing in it.');
  if (header.length > COLUMNS_MAX) {
    throw csvProblem(path, 1, `it has ${header.length} columns; a table has at most ${COLUMNS_MAX}.`);
  }
  if (!header.some(isTitle)) {
    throw csvProblem(
      path,
      1,
      `it holds values (${header.slice(0, 3).join(', ')}), where the names of the columns should be. Write them into a line above.`,
    );
  }
  return header;
}

/** Numbers and dates are the first row of a file without names. */
function isTitle(title: string): boolean {
  return /\p{L}/u.test(title) && !/^[\d.,:TZ+-]+$/.test(title);
}
