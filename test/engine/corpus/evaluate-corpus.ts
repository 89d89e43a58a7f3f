import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGenerator } from '../../../src/cli/open-generator.ts';
import { parseSettings } from '../../../src/config/mod.ts';
import { type EvaluationCase, evaluate, type Outcome, parseCases } from '../../../src/evaluation/mod.ts';
import type { Log } from '../../../src/shared/mod.ts';
import { sampleDatabase } from '../../support/sample-database.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Where the corpus is, with what is known of it. */
export const CORPUS = join(ROOT, 'test/corpus');

/** The questions of the corpus: those with an answer, then those that must be refused. */
export function readCorpus(): EvaluationCase[] {
  return ['loan-book.jsonl', 'refuse.jsonl'].flatMap((file) =>
    parseCases(readFileSync(join(CORPUS, file), 'utf8'), file),
  );
}

/** Asks the built-in engine all questions of the corpus, with the training material that comes with loanq. */
export async function evaluateCorpus(cases: readonly EvaluationCase[]): Promise<Outcome[]> {
  const flags = { database: await sampleDatabase(), training: join(ROOT, 'training'), generator: 'builtin' };
  const subject = await openGenerator(parseSettings(new Map(Object.entries(flags)), {}), SILENT);
  const { signal } = new AbortController();
  try {
    const outcomes: Outcome[] = [];
    for (const test of cases) outcomes.push(await evaluate(test, subject, signal));
    return outcomes;
  } finally {
    await subject.close();
  }
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };
