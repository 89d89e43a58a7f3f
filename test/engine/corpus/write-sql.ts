// node write-sql.ts: prints what the built-in engine writes for questions of the corpora, a line each.

import process from 'node:process';
import type { OpenGenerator } from '../../../src/cli/open-generator.ts';
import { onLoanBook, readCorpus } from './evaluate-corpus.ts';
import { onSchema, readSchemaCases, schemaNames } from './schema-databases.ts';

/** Every so many questions are enough: what differs between runtimes would show in many. */
const STEP = 8;

/** What the built-in engine writes for questions of every corpus: SQL, reading or refusal as JSON, a line each. */
export async function writeSql(): Promise<string> {
  const parts = [await onLoanBook((subject) => writeAll(readCorpus(), subject))];
  for (const name of schemaNames()) {
    parts.push(await onSchema(name, (subject) => writeAll(readSchemaCases(name), subject)));
  }
  return parts.join('');
}

async function writeAll(
  cases: readonly { readonly id: string; readonly question: string }[],
  { generator }: OpenGenerator,
): Promise<string> {
  const { signal } = new AbortController();
  let lines = '';
  for (const { id, question } of cases.filter((_, at) => at % STEP === 0)) {
    lines += `${id} ${JSON.stringify(await generator.generate(question, { signal }))}\n`;
  }
  return lines;
}

if (import.meta.main) process.stdout.write(await writeSql());
