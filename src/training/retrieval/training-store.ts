import type { Knowledge } from '../../catalog/mod.ts';
import type { Log } from '../../shared/mod.ts';
import type { Embed } from '../embeddings/create-embed.ts';
import { createMeaningSearch, type MeaningSearch } from '../embeddings/meaning-search.ts';
import { normalizeQuestion } from '../parse-training.ts';
import type {
  RetrievedMaterial,
  TrainingExample,
  TrainingFile,
  TrainingMaterial,
} from '../training-material.ts';
import { findTables, findTerms } from './find-schema.ts';
import { fuse } from './fuse.ts';
import type { Retrieval, RetrievalLimits } from './retrieval.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The training material, searchable by question. */
export interface TrainingStore {
  readonly examples: readonly TrainingExample[];
  /** Changes whenever a training file does: the first 16 hex digits of a SHA-256 over paths and texts. */
  readonly version: string;
  /**
   * What is near to a question; the same question always gives the same answer. Rejects with LoanqError `cancelled` by
   * the signal, and not because an embedding model fails: then words alone count.
   */
  retrieve(
    question: string,
    limits: RetrievalLimits,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Retrieval>;
  /** Makes a lazy store's indexes before the first retrieval has to wait for them. */
  prepare(): Promise<void>;
  /** Retrievals under way are finished first. */
  close(): void;
}

/** What a store is made with, besides the material. */
export interface TrainingStoreOptions {
  /** The database that the material is about; without it no terms and no tables are found. */
  readonly knowledge?: Knowledge;
  /** Asks an embedding model; without one, words alone count. */
  readonly embed?: Embed | null;
  /** Hears when the embedding model fails. */
  readonly log?: Log;
  /** Indexes the material at the first retrieval: an engine that seldom asks for any saves its time and memory. */
  readonly isLazy?: boolean;
}

/** Builds the store: libSQL in memory, with full-text indexes and, where there is an embedding model, vectors. */
export async function createTrainingStore(
  material: TrainingMaterial,
  { isLazy = false, ...options }: TrainingStoreOptions = {},
): Promise<TrainingStore> {
  const { examples, documents } = material;
  let opening: Promise<Indexes> | null = null;
  const opened = (): Promise<Indexes> => (opening ??= openIndexes({ documents, examples }, options));
  if (!isLazy) await opened();
  let isClosed = false;
  let underWay = 0;
  function release(): void {
    if (!isClosed || underWay > 0) return;
    opening?.then(
      ({ words, meanings }) => {
        words.close();
        meanings?.close();
      },
      () => {}, // There is nothing to close.
    );
  }

  async function retrieve(
    question: string,
    limits: RetrievalLimits,
    signal: AbortSignal | undefined,
  ): Promise<Retrieval> {
    const { knowledge, vocabulary, words, meanings, byQuestion } = await opened();
    const near = (await meanings?.search(question, signal)) ?? null;
    const found = await words.search(question);
    const lists = [found, ...(near === null ? [] : [near])];
    const same = byQuestion.get(normalizeQuestion(question));
    const ranked = fuse(lists.map((list) => list.examples));
    const first = same === undefined ? [] : [{ position: same, score: 1 }];
    const nearest = [...first, ...ranked.filter(({ position }) => position !== same)].flatMap(
      ({ position, score }) => withScore(examples[position], score),
    );
    const sections = fuse(lists.map((list) => list.documents)).flatMap(({ position, score }) =>
      withScore(documents[position], score),
    );
    const evidence = { named: vocabulary.find(question), described: found.concepts, examples: nearest };
    return {
      examples: nearest.slice(0, limits.examples),
      documents: sections.slice(0, limits.documents),
      terms: findTerms(evidence, vocabulary),
      tables: findTables(evidence, vocabulary, knowledge),
    };
  }

  return {
    examples,
    version: await hashFiles(material.files),
    async retrieve(question, limits, { signal } = {}) {
      underWay += 1;
      try {
        return await retrieve(question, limits, signal);
      } finally {
        underWay -= 1;
        release();
      }
    },
    async prepare() {
      if (!isClosed) await opened();
    },
    close() {
      isClosed = true;
      release();
    },
  };
}

/** What a question is looked up in. */
interface Indexes {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  readonly words: SearchIndex;
  readonly meanings: MeaningSearch | null;
  /** The position of the example that asks a question, whatever its spaces and case. */
  readonly byQuestion: ReadonlyMap<string, number>;
}

async function openIndexes(
  material: RetrievedMaterial,
  { knowledge = NOTHING, embed = null, log }: TrainingStoreOptions,
): Promise<Indexes> {
  const vocabulary = createVocabulary(knowledge);
  const words = await createSearchIndex(material, { knowledge, vocabulary });
  const meanings =
    embed === null ? null : await createMeaningSearch(material, { embed, ...(log ? { log } : {}) });
  const byQuestion = new Map(
    material.examples.flatMap((example, row) =>
      example.questions.map((text) => [normalizeQuestion(text), row]),
    ),
  );
  return { knowledge, vocabulary, words, meanings, byQuestion };
}

const NOTHING: Knowledge = {
  datasets: [],
  relationships: [],
  metrics: [],
  segments: [],
  asOfDate: null,
  currency: null,
};

function withScore<T extends object>(item: T | undefined, score: number): (T & { readonly score: number })[] {
  return item === undefined ? [] : [{ ...item, score }];
}

async function hashFiles(files: readonly TrainingFile[]): Promise<string> {
  const content = JSON.stringify(files.map(({ path, text }) => [path, text]));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
