import Database from 'libsql';

/** Runs one statement on a database file, read-only, and returns its rows as arrays of values. */
export function queryRows(path: string, sql: string): readonly (readonly unknown[])[] {
  const database = new Database(path, { readonly: true });
  try {
    const rows: (readonly unknown[])[] = [];
    for (const row of database.prepare(sql).raw().iterate()) {
      if (!Array.isArray(row)) throw new Error('The driver did not return rows as arrays');
      rows.push(row);
    }
    return rows;
  } finally {
    database.close();
  }
}
