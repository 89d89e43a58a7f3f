import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSampleCommand, sampleDatabase } from '../assets/mod.ts';
import type { Settings } from '../config/mod.ts';
import { LoanqError, type Log } from '../shared/mod.ts';
import { runProgram } from './run-program.ts';

/** The database to ask about. */
export interface Database {
  /** Absolute. */
  readonly path: string;
  readonly isSample: boolean;
}

/** The operator's database, which must be there; or else the sample loan book, which is made when missing. */
export async function findDatabase({ database }: Settings, log: Log): Promise<Database> {
  if (database !== null) return { path: resolve(database), isSample: false };
  const { path, earlier } = sampleDatabase();
  if (!existsSync(path)) await makeSample(path);
  if (earlier !== null) {
    log.warn(
      `This version brings a new sample loan book. The one before is still there: --database ${earlier}`,
    );
  }
  return { path, isSample: true };
}

/** In a process of its own, so that neither its time nor its memory is the server's. */
async function makeSample(path: string): Promise<void> {
  try {
    await runProgram(generateSampleCommand(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LoanqError('misconfigured', `Cannot make the sample loan book ${path}: ${reason}.`, {
      cause: error,
    });
  }
}
