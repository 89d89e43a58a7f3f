import type { Knowledge } from '../../catalog/mod.ts';
import { normalizeQuestion } from '../parse-training.ts';
import type { TrainingExample, TrainingFile, TrainingMaterial } from '../training-material.ts';
import { findTables, findTerms } from './find-schema.ts';
import type { Retrieval, RetrievalLimits } from './retrieval.ts';
import { createSearchIndex } from './search-index.ts';
import { createVocabulary } from './vocabulary.ts';

/** The training material, searchable by question. */
export interface TrainingStore {
  readonly examples: readonly TrainingExample[];
  /** Changes whenever a training file does: the first 16 hex digits of a SHA-256 over paths and texts. */
  readonly version: string;
  /** What is near to a question; the same question always gives the same answer. */
  retrieve(question: string, limits: RetrievalLimits): Promise<Retrieval>;
  close(): void;
}

/** What a store is made with, besides the material. */
export interface TrainingStoreOptions {
  /** The database that the material is about; without it no terms and no tables are found. */
  readonly knowledge?: Knowledge;
}

/** Builds the store: a libSQL database in memory with full-text indexes. */
export async function createTrainingStore(
  material: TrainingMaterial,
  { knowledge = NOTHING }: TrainingStoreOptions = {},
): Promise<TrainingStore> {
  const { examples, documents } = material;
  const vocabulary = createVocabulary(knowledge);
  const index = await createSearchIndex(material, { knowledge, vocabulary });
  const byQuestion = new Map(
    examples.flatMap((example) => example.questions.map((text) => [normalizeQuestion(text), example])),
  );

  return {
    examples,
    version: await hashFiles(material.files),
    async retrieve(question, limits) {
      const found = await index.search(question);
      const near = found.examples.flatMap((row) => examples[row] ?? []);
      const same = byQuestion.get(normalizeQuestion(question));
      const nearest = same === undefined ? near : [same, ...near.filter((example) => example !== same)];
      const sections = found.documents.flatMap((row) => documents[row] ?? []);
      const evidence = {
        named: vocabulary.find(question),
        described: found.concepts,
        examples: nearest,
      };
      return {
        examples: withScores(nearest).slice(0, limits.examples),
        documents: withScores(sections).slice(0, limits.documents),
        terms: findTerms(evidence, vocabulary),
        tables: findTables(evidence, vocabulary, knowledge),
      };
    },
    close: () => index.close(),
  };
}

const NOTHING: Knowledge = {
  datasets: [],
  relationships: [],
  metrics: [],
  segments: [],
  asOfDate: null,
  currency: null,
};

/** The constant of reciprocal rank fusion, as in Cormack, Clarke and Büttcher, SIGIR 2009. */
const RANK_OFFSET = 60;

function withScores<T extends object>(items: readonly T[]): (T & { readonly score: number })[] {
  return items.map((item, rank) => ({ ...item, score: (RANK_OFFSET + 1) / (RANK_OFFSET + 1 + rank) }));
}

async function hashFiles(files: readonly TrainingFile[]): Promise<string> {
  const content = JSON.stringify(files.map(({ path, text }) => [path, text]));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
