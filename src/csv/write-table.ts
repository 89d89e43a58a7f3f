import { setImmediate } from 'node:timers/promises';
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

/** Makes the table, in one transaction. Rejects with LoanqError `cancelled` by the signal; the database is then as it was. */
export async function writeTable({ connection }: Target, plan: TablePlan): Promise<ImportedTable> {
  const { name, columns, rowCount, signal } = plan;
  const keyIndex = findPrimaryKey({ connection }, plan);
  const definitions = columns.map((column, index) => {
    const constraint = index === keyIndex ? ' PRIMARY KEY' : '';
    const isNeeded = rowCount > 0 && column.emptyCount === 0;
    return `${quoted(column.name)} ${column.type}${isNeeded ? ' NOT NULL' : ''}${constraint}`;
  });
  connection.exec('BEGIN IMMEDIATE');
  try {
    connection.exec(`DROP TABLE IF EXISTS main.${quoted(name)}`);
    connection.exec(`CREATE TABLE main.${quoted(name)} (\n  ${definitions.join(',\n  ')}\n)`);
    const copy = connection.prepare(
      `INSERT INTO main.${quoted(name)} SELECT ${columns.map(({ type }, index) => typedValue(index, type)).join(', ')}
       FROM ${STAGING}.waiting WHERE rowid > ? AND rowid <= ? ORDER BY rowid`,
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
  return {
    name,
    rowCount,
    columns: columns.map((column, index) => ({ ...column, isPrimaryKey: index === keyIndex })),
  };
}

/** The column named for the key, `id` or `lease_id` of a table `leases`, where its values are there and differ; -1 without one. */
function findPrimaryKey({ connection }: Pick<Target, 'connection'>, plan: TablePlan): number {
  const { name, columns, rowCount } = plan;
  const table = name.toLowerCase();
  const names = ['id', `${table}_id`, `${singularOf(table)}_id`];
  const index = columns.findIndex(({ name: column }) => names.includes(column.toLowerCase()));
  const type = columns[index]?.type;
  if (type === undefined || type === 'REAL' || rowCount === 0) return -1;
  const [row] = connection
    .prepare(`SELECT count(DISTINCT ${typedValue(index, type)}) FROM ${STAGING}.waiting`)
    .raw()
    .all();
  return Array.isArray(row) && Number(row[0]) === rowCount ? index : -1;
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
