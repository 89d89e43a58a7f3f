import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGenerator } from '../../src/cli/open-generator.ts';
import { parseSettings } from '../../src/config/mod.ts';
import type { ResultProfile, ResultStream } from '../../src/database/mod.ts';
import { parseCases } from '../../src/evaluation/mod.ts';
import type { ColumnMeaning, Log } from '../../src/shared/mod.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import type { Row } from './profile-of.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The result of a question of the corpus. */
export interface CorpusResult {
  readonly id: string;
  readonly question: string;
  /** The built-in engine's answer, or the gold SQL where it has none. */
  readonly by: 'engine' | 'gold';
  readonly sql: string;
  readonly title: string;
  readonly columns: readonly ColumnMeaning[] | null;
  readonly rows: readonly Row[];
  readonly profile: ResultProfile;
}

/** Runs the gold SQL of every question, and what the built-in engine makes of it, against the sample loan book. */
export async function corpusResults(): Promise<CorpusResult[]> {
  const flags = { database: await sampleDatabase(), training: join(ROOT, 'training'), generator: 'builtin' };
  const subject = await openGenerator(parseSettings(new Map(Object.entries(flags)), {}), SILENT);
  const { signal } = new AbortController();
  const cases = parseCases(
    readFileSync(join(ROOT, 'test/corpus/loan-book.jsonl'), 'utf8'),
    'loan-book.jsonl',
  );
  try {
    const results: CorpusResult[] = [];
    for (const { id, question, golds } of cases) {
      const [sql] = golds;
      if (sql === undefined) continue;
      const gold = await read(await subject.runner.run(sql, { profile: true }));
      results.push({ id, question, by: 'gold', sql, title: question, columns: null, ...gold });
      const outcome = await subject.generator.generate(question, { signal });
      if (outcome.kind === 'refusal') continue;
      const answer = await read(await subject.runner.run(outcome.sql, { profile: true }));
      const { reading, columns } = outcome;
      results.push({
        id,
        question,
        by: 'engine',
        sql: outcome.sql,
        title: reading ?? question,
        columns,
        ...answer,
      });
    }
    return results;
  } finally {
    await subject.close();
  }
}

async function read(result: ResultStream): Promise<{ rows: Row[]; profile: ResultProfile }> {
  const rows: Row[] = JSON.parse(await new Response(result.body).text());
  const profile = await result.profile;
  if (profile === null) throw new Error('No profile was made.');
  return { rows, profile };
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };
