export { checkExample, type ResultShape, type RunStatement } from './curation/check-example.ts';
export { cutExample } from './curation/cut-example.ts';
export { toFileName } from './curation/file-name.ts';
export { findDuplicate } from './curation/find-duplicate.ts';
export { printExample } from './curation/print-example.ts';
export { createEmbed, type Embed, type EmbeddingSettings } from './embeddings/create-embed.ts';
export { cachedEmbed } from './embeddings/vector-cache.ts';
export { kindOf, normalizeQuestion, parseTraining, placeOf } from './parse-training.ts';
export type {
  FoundColumn,
  FoundDocument,
  FoundExample,
  FoundTable,
  FoundTerm,
  Retrieval,
  RetrievalLimits,
} from './retrieval/retrieval.ts';
export {
  createTrainingStore,
  type TrainingStore,
  type TrainingStoreOptions,
} from './retrieval/training-store.ts';
export { type SqlStatement, splitStatements } from './split-statements.ts';
export type {
  TrainingDocument,
  TrainingExample,
  TrainingFile,
  TrainingMaterial,
} from './training-material.ts';
