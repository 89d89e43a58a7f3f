import { createHash } from 'node:crypto';
import Database from 'libsql';

/** SHA-256 over every row of every table of a loan book, in hexadecimal: equal content, equal checksum. */
export function checksum(path: string): string {
  const database = new Database(path, { readonly: true });
  try {
    const hash = createHash('sha256');
    for (const table of TABLES) {
      hash.update(`${table}\n`);
      for (const row of database.prepare(`SELECT * FROM ${table} ORDER BY 1`).raw().iterate()) {
        hash.update(`${JSON.stringify(row)}\n`);
      }
    }
    return hash.digest('hex');
  } finally {
    database.close();
  }
}

const TABLES = [
  'portfolio',
  'branches',
  'products',
  'borrowers',
  'applications',
  'loans',
  'payments',
] as const;
