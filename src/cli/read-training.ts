import { resolve } from 'node:path';
import { openAssets, readTrainingFiles } from '../assets/mod.ts';
import type { Settings } from '../config/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import type { TrainingFile } from '../training/mod.ts';
import type { Database } from './find-database.ts';
import { readTrainingFolder } from './training-folder.ts';

/** The user's training folder, absolute; null without one. */
export function trainingFolder({ training }: Settings): string | null {
  return training === null ? null : resolve(training);
}

/**
 * The training files that apply to a database: the user's folder, on top of what comes with loanq. Rejects with
 * LoanqError `misconfigured`.
 */
export async function readTraining(settings: Settings, database: Database): Promise<TrainingFile[]> {
  return [...shippedTraining(database), ...(await readOwnTraining(settings))];
}

/** The files of the user's folder, none without one. Rejects with LoanqError `misconfigured`. */
export async function readOwnTraining(settings: Settings): Promise<TrainingFile[]> {
  const folder = trainingFolder(settings);
  if (folder === null) return [];
  const files = await readTrainingFolder(folder);
  if (files.length === 0) throw withoutMaterial(folder);
  return files;
}

/** What comes with loanq: it is about the sample, and would be wrong about any other database. */
export function shippedTraining({ isSample }: Database): TrainingFile[] {
  if (!isSample) return [];
  return readTrainingFiles(openAssets(), 'training').map((file) => ({ ...file, isShipped: true }));
}

function withoutMaterial(folder: string): LoanqError {
  return new LoanqError(
    'misconfigured',
    `There is no training material in ${JSON.stringify(folder)}. Give a folder that holds semantic-model.yaml, documents/*.md or examples/*.sql: --training FOLDER (or LOANQ_TRAINING).`,
  );
}
