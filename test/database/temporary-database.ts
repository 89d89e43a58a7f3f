import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

export interface TemporaryDatabase {
  readonly directory: string;
  readonly path: string;
  remove(): void;
}

const LOANS = `
  CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, grade TEXT, principal REAL);
  INSERT INTO loans VALUES (1, 'A', 1000.5), (2, 'B', 2000), (3, 'A', NULL);
`;

/** Makes a small database in a directory of its own. */
export function createTemporaryDatabase(sql = LOANS): TemporaryDatabase {
  const directory = mkdtempSync(join(tmpdir(), 'loanq-database-'));
  const path = join(directory, 'loans.db');
  const connection = new Database(path);
  connection.exec(sql);
  connection.close();
  return { directory, path, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
