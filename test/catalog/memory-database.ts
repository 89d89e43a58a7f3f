import Database from 'libsql';
import type { Query } from '../../src/catalog/mod.ts';

/** A way to query a database made of these statements, or the file at `path`. */
export function memoryDatabase(sql: string): Query {
  const database = new Database(':memory:');
  database.exec(sql);
  return queryOf(database);
}

export function fileDatabase(path: string): Query {
  return queryOf(new Database(path, { readonly: true }));
}

function queryOf(database: Database.Database): Query {
  return (sql) => Promise.resolve(database.prepare(sql).all().map(toRow));
}

function toRow(row: unknown): Record<string, unknown> {
  return typeof row === 'object' && row !== null ? { ...row } : {};
}
