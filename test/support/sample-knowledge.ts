import Database from 'libsql';
import { openAssets, readTrainingFiles } from '../../src/assets/mod.ts';
import {
  type Catalog,
  createKnowledge,
  introspect,
  type Knowledge,
  parseModels,
} from '../../src/catalog/mod.ts';
import { parseTraining, type TrainingMaterial } from '../../src/training/mod.ts';
import { sampleDatabase } from './sample-database.ts';

/** What is known of the sample loan book, with the material that comes with it. */
export interface SampleKnowledge {
  readonly catalog: Catalog;
  readonly knowledge: Knowledge;
  readonly material: TrainingMaterial;
}

/** Looks at the sample loan book and reads the shipped material. */
export async function sampleKnowledge(): Promise<SampleKnowledge> {
  const material = parseTraining(readTrainingFiles(openAssets(), 'training'));
  const catalog = await introspectFile(await sampleDatabase());
  const model = parseModels(material.semanticModels);
  return { catalog, knowledge: createKnowledge(catalog, model), material };
}

/** What a database file holds. */
export async function introspectFile(path: string): Promise<Catalog> {
  const database = new Database(path, { readonly: true });
  try {
    return await introspect(async (sql) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...Object(row) })),
    );
  } finally {
    database.close();
  }
}
