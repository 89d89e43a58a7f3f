import { type ColumnObserver, observeColumn } from './column-type.ts';
import { STAGING, type Target } from './open-target.ts';

/** Rows that wait, as texts, and what was seen of their columns. */
export interface StagedRows {
  readonly rowCount: number;
  readonly columns: readonly ColumnObserver[];
}

/** Values that one INSERT takes; SQLite allows no more than 32,766. */
const VALUES_MAX = 4_000;

/** The columns of the rows that wait: `c0`, `c1`, … */
export function stagedColumn(index: number): string {
  return `c${index}`;
}

/** Puts rows into the place where they wait, and looks at every value. An empty value is NULL. Rejects as the records do. */
export async function stageRows(
  { connection }: Target,
  {
    records,
    columnCount,
  }: { readonly records: AsyncIterable<readonly string[]>; readonly columnCount: number },
): Promise<StagedRows> {
  const columns = Array.from({ length: columnCount }, observeColumn);
  const names = columns.map((_, index) => stagedColumn(index));
  connection.exec(`CREATE TABLE ${STAGING}.waiting (${names.join(', ')})`);
  const rowsMax = Math.max(1, Math.floor(VALUES_MAX / columnCount));
  const row = `(${names.map(() => '?').join(',')})`;
  const prepare = (count: number) =>
    connection.prepare(
      `INSERT INTO ${STAGING}.waiting VALUES ${Array.from({ length: count }, () => row).join(',')}`,
    );
  const insertMany = prepare(rowsMax);
  let rowCount = 0;
  let batch: (string | null)[] = [];
  connection.exec('BEGIN');
  for await (const record of records) {
    for (const [index, value] of record.entries()) {
      columns[index]?.add(value);
      batch.push(value.trim() === '' ? null : value);
    }
    rowCount += 1;
    if (batch.length === rowsMax * columnCount) {
      insertMany.run(batch);
      batch = [];
    }
  }
  if (batch.length > 0) prepare(batch.length / columnCount).run(batch);
  connection.exec('COMMIT');
  return { rowCount, columns };
}
