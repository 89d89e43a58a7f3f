import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenGenerator, openGenerator } from '../../../src/cli/open-generator.ts';
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

/** Opens the built-in engine on the loan book, with the training material that comes with loanq, for some work. */
export async function onLoanBook<T>(work: (subject: OpenGenerator) => Promise<T>): Promise<T> {
  return onDatabase({ database: await sampleDatabase(), training: join(ROOT, 'training') }, work);
}

/** Opens the built-in engine with the settings for some work. */
export async function onDatabase<T>(
  settings: Readonly<Record<string, string>>,
  work: (subject: OpenGenerator) => Promise<T>,
): Promise<T> {
  const flags = new Map(Object.entries({ ...settings, generator: 'builtin' }));
  const subject = await openGenerator(parseSettings(flags, {}), SILENT);
  try {
    return await work(subject);
  } finally {
    await subject.close();
  }
}

/** Asks the questions one after the other. */
export async function evaluateAll(
  cases: readonly EvaluationCase[],
  subject: OpenGenerator,
): Promise<Outcome[]> {
  const { signal } = new AbortController();
  const outcomes: Outcome[] = [];
  for (const test of cases) outcomes.push(await evaluate(test, subject, signal));
  return outcomes;
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };
