import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Load, LoadResult } from './load.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Sends a load from a process of its own, so that it waits for nothing that this process does. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, JSON.stringify(load)]);
  const result: LoadResult = JSON.parse(stdout);
  return result;
}
