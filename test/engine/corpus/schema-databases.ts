import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openGenerator } from '../../../src/cli/open-generator.ts';
import { parseSettings } from '../../../src/config/mod.ts';
import { type EvaluationCase, evaluate, type Outcome, parseCases } from '../../../src/evaluation/mod.ts';
import type { Log } from '../../../src/shared/mod.ts';
import { CORPUS } from './evaluate-corpus.ts';

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
export async function evaluateSchema(name: string): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'loanq-schema-'));
  const flags = {
    database: makeSchemaDatabase(name, folder),
    generator: 'builtin',
    today: '2026-01-15',
  };
  try {
    const subject = await openGenerator(parseSettings(new Map(Object.entries(flags)), {}), SILENT);
    try {
      const outcomes: Outcome[] = [];
      const { signal } = new AbortController();
      for (const test of readSchemaCases(name)) outcomes.push(await evaluate(test, subject, signal));
      return outcomes;
    } finally {
      await subject.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };
