export { parseTraining } from './parse-training.ts';
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
