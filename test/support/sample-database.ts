import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generateLoanBook } from '../../data/generate.ts';

const ROOT = resolve(import.meta.dirname, '../..');
let made: Promise<string> | null = null;

/**
 * Path of the sample loan book for tests to read. It is made once per version of the generator and kept; test
 * processes that start together may each make it, and the last complete file, equal to the others, stays.
 */
export function sampleDatabase(): Promise<string> {
  made ??= findOrMake();
  return made;
}

async function findOrMake(): Promise<string> {
  const path = join(ROOT, 'node_modules/.cache/loanq', `loans-${hashOfGenerator()}.db`);
  try {
    await access(path);
  } catch {
    await generateLoanBook({ path });
  }
  return path;
}

function hashOfGenerator(): string {
  const hash = createHash('sha256');
  const parts = readdirSync(join(ROOT, 'data/generate'))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const part of parts) hash.update(readFileSync(join(ROOT, 'data/generate', part)));
  return hash.digest('hex').slice(0, 16);
}
