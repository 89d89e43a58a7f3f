export { parseTraining } from './parse-training.ts';
export { type SqlStatement, splitStatements } from './split-statements.ts';
export type {
  TrainingDocument,
  TrainingExample,
  TrainingFile,
  TrainingMaterial,
} from './training-material.ts';
export {
  createTrainingStore,
  type Retrieval,
  type RetrievalLimits,
  type TrainingStore,
} from './training-store.ts';
