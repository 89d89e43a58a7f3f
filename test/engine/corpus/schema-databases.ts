import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { OpenGenerator } from '../../../src/cli/open-generator.ts';
import { type EvaluationCase, type Outcome, parseCases } from '../../../src/evaluation/mod.ts';
import { CORPUS, evaluateAll, onDatabase } from './evaluate-corpus.ts';

/** Small databases of other trades, each a script and questions about it. */
export const SCHEMAS = join(CORPUS, 'schemas');

/** The names of the databases. */
export function schemaNames(): string[] {
  return readdirSync(SCHEMAS)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

/** The questions about one of the databases. */
export function readSchemaCases(name: string): EvaluationCase[] {
  const file = `${name}.jsonl`;
  return parseCases(readFileSync(join(SCHEMAS, file), 'utf8'), file);
}

/** Makes the database of that name in the folder; gives its path. */
export function makeSchemaDatabase(name: string, folder: string): string {
  const path = join(folder, `${name}.sqlite`);
  const database = new Database(path);
  try {
    database.exec(readFileSync(join(SCHEMAS, `${name}.sql`), 'utf8'));
  } finally {
    database.close();
  }
  return path;
}

/** Asks the built-in engine the questions, with nothing known of the database but what it holds. */
export function evaluateSchema(name: string): Promise<Outcome[]> {
  return onSchema(name, (subject) => evaluateAll(readSchemaCases(name), subject));
}

/** Opens the built-in engine on the database, with nothing known of it but what it holds, for some work. */
export async function onSchema<T>(name: string, work: (subject: OpenGenerator) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-schema-'));
  try {
    return await onDatabase({ database: makeSchemaDatabase(name, folder), today: '2026-01-15' }, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
