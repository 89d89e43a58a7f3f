import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createLoanBook } from './generate/loan-book.ts';
import { toTables } from './generate/rows.ts';
import { type Progress, writeDatabase } from './generate/write-database.ts';

export { checksum } from './generate/checksum.ts';
export type { Progress } from './generate/write-database.ts';

/** Where the loan book goes, and how its writing is watched and stopped. */
export interface GenerateOptions {
  /** The database file to write; its folder is made when missing, a file already there is replaced. */
  readonly path: string;
  readonly onProgress?: (progress: Progress) => void;
  /** Aborting stops the writing, removes what was written and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Writes the sample loan book. It is the same every time, and appears at `path` only once it is complete:
 * it is written beside it under another name and then moved.
 */
export async function generateLoanBook({ path, onProgress, signal }: GenerateOptions): Promise<void> {
  signal?.throwIfAborted();
  await mkdir(dirname(resolve(path)), { recursive: true });
  const draft = `${path}-${crypto.randomUUID()}`;
  try {
    await writeDatabase(draft, toTables(createLoanBook()), { onProgress, signal });
    await syncToDisk(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const path = values.out ?? join(import.meta.dirname, 'loans.db');
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('Interrupted')));
  process.once('SIGTERM', () => interrupted.abort(new Error('Terminated')));
  const startedAt = performance.now();
  await generateLoanBook({ path, onProgress: createProgressPrinter(), signal: interrupted.signal });
  process.stderr.write(`Wrote ${path} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** On a terminal one line that counts up; elsewhere a line per quarter. */
function createProgressPrinter(): (progress: Progress) => void {
  let quarterPrinted = -1;
  return ({ rowsWritten, rowsTotal }) => {
    const percent = Math.floor((rowsWritten / rowsTotal) * 100);
    if (process.stderr.isTTY) {
      process.stderr.write(`\rWriting the loan book: ${percent} %${percent === 100 ? '\n' : ''}`);
    } else if (Math.floor(percent / 25) > quarterPrinted) {
      quarterPrinted = Math.floor(percent / 25);
      process.stderr.write(`Writing the loan book: ${percent} %\n`);
    }
  };
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(
      `${process.stderr.isTTY ? '\n' : ''}Could not write the loan book: ${error instanceof Error ? error.message : error}\n`,
    );
    process.exitCode = 1;
  }
}
