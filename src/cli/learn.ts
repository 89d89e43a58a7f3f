import { createHash } from 'node:crypto';
import { remember } from '../assets/mod.ts';
import { type Catalog, createKnowledge, introspect, type Knowledge, parseModels } from '../catalog/mod.ts';
import { type DatabaseRunner, queryRows } from '../database/mod.ts';
import {
  createTrainingStore,
  parseTraining,
  type TrainingFile,
  type TrainingMaterial,
  type TrainingStore,
  type TrainingStoreOptions,
} from '../training/mod.ts';
import { databaseState } from './database-state.ts';

/** What generators know: the database by looking at it, its words by the training material. */
export interface Learnt {
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
}

/** Looking at a large database takes longer than a statement of a user may. */
const INTROSPECTION_TIMEOUT_MS = 10 * 60_000;

/** Looks at the database, unless nothing has changed since an earlier start. Rejects with LoanqError `sql-*`. */
export function lookAt(path: string, runner: DatabaseRunner, signal?: AbortSignal): Promise<Catalog> {
  return remembered(path, () => look(runner, signal));
}

/** The same with processes that end thereafter: those that have read a whole database hold much of it in memory. */
export function lookApart(
  path: string,
  openRunner: () => DatabaseRunner,
  signal?: AbortSignal,
): Promise<Catalog> {
  return remembered(path, async () => {
    const runner = openRunner();
    try {
      return await look(runner, signal);
    } finally {
      await runner.close();
    }
  });
}

function remembered(path: string, look: () => Promise<Catalog>): Promise<Catalog> {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return remember(`catalog-${name}`, databaseState(path), look);
}

function look(runner: DatabaseRunner, signal: AbortSignal | undefined): Promise<Catalog> {
  const options = { timeoutMs: INTROSPECTION_TIMEOUT_MS, ...(signal === undefined ? {} : { signal }) };
  return introspect((sql) => queryRows(runner.trusted, sql, options));
}

/** Learns what training files say of a database. Rejects with LoanqError `misconfigured` where they disagree. */
export async function learn(
  catalog: Catalog,
  files: readonly TrainingFile[],
  options: Pick<TrainingStoreOptions, 'embed' | 'log' | 'isLazy'> = {},
): Promise<Learnt> {
  const material = parseTraining(files);
  const { semanticModels } = material;
  const model = await remember('semantic-model', JSON.stringify(semanticModels), async () =>
    parseModels(semanticModels),
  );
  const knowledge = createKnowledge(catalog, model);
  return { knowledge, store: await createTrainingStore(material, { ...options, knowledge }) };
}

/** The knowledge of a database in the material's words. Throws LoanqError `misconfigured` where they disagree. */
export function toKnowledge(catalog: Catalog, { semanticModels }: TrainingMaterial): Knowledge {
  return createKnowledge(catalog, parseModels(semanticModels));
}
