import type { Catalog } from '../../catalog/mod.ts';
import { checkStatement, type DatabaseRunner } from '../../database/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import type { RunStatement, TrainingFile } from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import type { Database } from '../find-database.ts';
import { abortOnInterrupt } from '../interrupt.ts';
import { lookAt } from '../learn.ts';
import { openRunner } from '../open-runner.ts';
import { drain } from '../read-body.ts';
import { shippedTraining, trainingFolder } from '../read-training.ts';
import { readTrainingFolder } from '../training-folder.ts';

/** What curating works with. */
export interface Curation {
  /** The user's training folder, absolute; null where the settings name none. */
  readonly folder: string | null;
  /** The files that apply: what comes with loanq, and the user's, whatever is wrong with them. */
  readonly files: readonly TrainingFile[];
  readonly catalog: Catalog;
  /** Runs a statement that only reads, also where the settings allow more. */
  readonly run: RunStatement;
}

/** Opens database and training folder, does the work, and closes the database. Rejects with LoanqError. */
export async function curate<T>(
  { settings, log }: Pick<CommandContext, 'settings' | 'log'>,
  work: (curation: Curation) => Promise<T>,
): Promise<T> {
  const signal = abortOnInterrupt();
  const { runner, database } = await openRunner({ ...settings, writable: false }, log);
  try {
    const folder = trainingFolder(settings);
    const files = await allFiles(folder, database);
    return await work({
      folder,
      files,
      catalog: await lookAt(database.path, runner, signal),
      run: createRun(runner, signal),
    });
  } finally {
    await runner.close();
  }
}

/** The files that apply to a database; a folder that is not there yet has none. */
export async function allFiles(folder: string | null, database: Database): Promise<TrainingFile[]> {
  return [...shippedTraining(database), ...(folder === null ? [] : await readTrainingFolder(folder))];
}

/** The user's training folder. Throws LoanqError `misconfigured` where the settings name none. */
export function needFolder(folder: string | null): string {
  if (folder !== null) return folder;
  throw new LoanqError(
    'misconfigured',
    'Say which training folder is yours: --training FOLDER, or LOANQ_TRAINING for good. It is made where it is missing.',
  );
}

function createRun(runner: DatabaseRunner, signal: AbortSignal): RunStatement {
  return async (sql) => {
    checkStatement(sql);
    const result = await runner.run(sql, { signal, profile: true });
    await drain(result);
    const profile = await result.profile;
    const rowCount = profile?.rowCount ?? 0;
    const hasValue = profile?.columns.some(({ nullCount }) => nullCount < rowCount) ?? false;
    return { rowCount, hasValue };
  };
}
