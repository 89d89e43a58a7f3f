import { resolve } from 'node:path';
import { openAssets, readTrainingFiles } from '../assets/mod.ts';
import { type Catalog, createKnowledge, introspect, type Knowledge, parseModels } from '../catalog/mod.ts';
import type { Settings } from '../config/mod.ts';
import { type DatabaseRunner, queryRows } from '../database/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import {
  createTrainingStore,
  parseTraining,
  type TrainingFile,
  type TrainingMaterial,
  type TrainingStore,
} from '../training/mod.ts';
import type { Database } from './find-database.ts';
import { readTrainingFolder } from './training-folder.ts';

/** What generators know: the database by looking at it, its words by the training material. */
export interface Learnt {
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
}

/** Looking at a large database takes longer than a statement of a user may. */
const INTROSPECTION_TIMEOUT_MS = 10 * 60_000;

/** Looks at the database. Rejects with LoanqError `sql-*`. */
export function lookAt(runner: DatabaseRunner): Promise<Catalog> {
  return introspect((sql) => queryRows(runner.trusted, sql, { timeoutMs: INTROSPECTION_TIMEOUT_MS }));
}

/** Learns what training files say of a database. Rejects with LoanqError `misconfigured` where they disagree. */
export async function learn(catalog: Catalog, files: readonly TrainingFile[]): Promise<Learnt> {
  const material = parseTraining(files);
  const knowledge = toKnowledge(catalog, material);
  return { knowledge, store: await createTrainingStore(material, { knowledge }) };
}

/** The knowledge of a database in the material's words. Throws LoanqError `misconfigured` where they disagree. */
export function toKnowledge(catalog: Catalog, { semanticModels }: TrainingMaterial): Knowledge {
  return createKnowledge(catalog, parseModels(semanticModels));
}

/** The user's training folder, absolute; null without one. */
export function trainingFolder({ training }: Settings): string | null {
  return training === null ? null : resolve(training);
}

/**
 * The training files that apply to a database: the user's folder, on top of what comes with loanq. Rejects with
 * LoanqError `misconfigured`.
 */
export async function readTraining(settings: Settings, database: Database): Promise<TrainingFile[]> {
  const folder = trainingFolder(settings);
  const own = folder === null ? [] : await readTrainingFolder(folder);
  if (folder !== null && own.length === 0) throw withoutMaterial(folder);
  return [...shippedTraining(database), ...own];
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
