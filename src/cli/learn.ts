import { basename, dirname, resolve } from 'node:path';
import { assetsOnDisk, openAssets, readTrainingFiles, type TrainingFile } from '../assets/mod.ts';
import { createKnowledge, introspect, type Knowledge, parseModel } from '../catalog/mod.ts';
import type { Settings } from '../config/mod.ts';
import { type DatabaseRunner, queryRows } from '../database/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import { createTrainingStore, parseTraining, type TrainingStore } from '../training/mod.ts';
import type { Database } from './find-database.ts';

/** What generators know: the database by looking at it, its words by the training material. */
export interface Learnt {
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
}

/** Looking at a large database takes longer than a statement of a user may. */
const INTROSPECTION_TIMEOUT_MS = 10 * 60_000;

/** Looks at the database and reads the training material. Rejects with LoanqError `misconfigured` where they disagree. */
export async function learn(settings: Settings, database: Database, runner: DatabaseRunner): Promise<Learnt> {
  const material = parseTraining(trainingFiles(settings, database));
  const model = material.semanticModel === null ? null : parseModel(material.semanticModel);
  const catalog = await introspect((sql) =>
    queryRows(runner.trusted, sql, { timeoutMs: INTROSPECTION_TIMEOUT_MS }),
  );
  const knowledge = createKnowledge(catalog, model);
  return { knowledge, store: await createTrainingStore(material, { knowledge }) };
}

/** The material that comes with loanq is about the sample, and would be wrong about any other database. */
function trainingFiles({ training }: Settings, { isSample }: Database): readonly TrainingFile[] {
  if (training === null) return isSample ? readTrainingFiles(openAssets(), 'training') : [];
  const folder = resolve(training);
  const files = readTrainingFiles(assetsOnDisk(dirname(folder)), basename(folder));
  if (files.length > 0) return files;
  throw new LoanqError(
    'misconfigured',
    `There is no training material in ${JSON.stringify(training)}. Give a folder that holds semantic-model.yaml, documents/*.md or examples/*.sql: --training FOLDER (or LOANQ_TRAINING).`,
  );
}
