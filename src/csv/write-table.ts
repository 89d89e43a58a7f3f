import { setImmediate } from 'node:timers/promises';
import Database from 'libsql';
import { singularOf } from '../catalog/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import type { ColumnType } from './column-type.ts';
import type { ImportedTable, PlannedColumn } from './imported-table.ts';
import { STAGING, type Target } from './open-target.ts';
import { stagedColumn } from './stage-rows.ts';

/** A table to make of the rows that wait. */
export interface TablePlan {
  readonly name: string;
  readonly columns: readonly PlannedColumn[];
  readonly rowCount: number;
  readonly signal: AbortSignal;
}

/** Rows that are copied between two looks at the signal. */
const ROWS_AT_ONCE = 50_000;

/**
 * Makes the table, in one transaction. Rejects with LoanqError `cancelled` by the signal, and as the driver does; the database is
 * then as it was.
 */
export async function writeTable(target: Target, plan: TablePlan): Promise<ImportedTable> {
  const { name, columns, rowCount } = plan;
  let keyIndex = findPrimaryKey(plan);
  try {
    await write(target, plan, keyIndex);
  } catch (error) {
    if (keyIndex === -1 || !isRepetition(error)) throw error;
    keyIndex = -1; // To look for repetitions beforehand would take memory for all values.
    await write(target, plan, keyIndex);
  }
  return {
    name,
    rowCount,
    columns: columns.map((column, index) => ({ ...column, isPrimaryKey: index === keyIndex })),
  };
}

/** The column named for the key, `id` or `lease_id` of a table `leases`, where every row has a value; -1 without one. */
function findPrimaryKey({ name, columns, rowCount }: TablePlan): number {
  const table = name.toLowerCase();
  const names = ['id', `${table}_id`, `${singularOf(table)}_id`];
  return columns.findIndex(
    ({ name: column, type, emptyCount }) =>
      names.includes(column.toLowerCase()) && type !== 'REAL' && emptyCount === 0 && rowCount > 0,
  );
}

function isRepetition(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
}

async function write({ connection }: Target, plan: TablePlan, keyIndex: number): Promise<void> {
  const { name, columns, rowCount, signal } = plan;
  const table = `main.${quoted(name)}`;
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(`DROP TABLE IF EXISTS ${table}`);
    connection.exec(`CREATE TABLE ${table} (\n  ${definitions(plan, keyIndex).join(',\n  ')}\n)`);
    const values = columns.map(({ type }, index) => typedValue(index, type));
    const copy = connection.prepare(
      `INSERT INTO ${table} SELECT ${values.join(', ')} FROM ${STAGING}.waiting WHERE rowid > ? AND rowid <= ? ORDER BY rowid`,
    );
    for (let done = 0; done < rowCount; done += ROWS_AT_ONCE) {
      copy.run([done, done + ROWS_AT_ONCE]);
      await setImmediate();
      if (signal.aborted) throw new LoanqError('cancelled', 'The import was interrupted.');
    }
    connection.exec('COMMIT');
  } catch (error) {
    connection.exec('ROLLBACK');
    throw error;
  }
}

function definitions({ columns, rowCount }: TablePlan, keyIndex: number): string[] {
  return columns.map(({ name, type, emptyCount }, index) => {
    const isNeeded = rowCount > 0 && emptyCount === 0;
    const constraint = index === keyIndex ? ' PRIMARY KEY' : '';
    return `${quoted(name)} ${type}${isNeeded ? ' NOT NULL' : ''}${constraint}`;
  });
}

/** What `trim()` takes away in JavaScript, by which the type was found; SQL's own takes away but the space. */
const BLANKS = [
  ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
  ...Array.from({ length: 11 }, (_, index) => 0x2000 + index),
];

function typedValue(index: number, type: ColumnType): string {
  const value = stagedColumn(index);
  return type === 'TEXT' ? value : `CAST(trim(${value}, char(${BLANKS.join(',')})) AS ${type})`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
