import type { TrainingDocument, TrainingExample } from '../training-material.ts';

/**
 * What is near to a question. Every list is best first in a total order. Scores lie above 0 and at most at 1, and compare
 * within one list of one retrieval only.
 */
export interface Retrieval {
  readonly examples: readonly FoundExample[];
  readonly documents: readonly FoundDocument[];
  /** Metrics and segments of the knowledge that the question names or is near to. */
  readonly terms: readonly FoundTerm[];
  /** The tables that an answer may need, each with its columns; tables on the way between two of them are not added. */
  readonly tables: readonly FoundTable[];
}

export interface FoundExample extends TrainingExample {
  readonly score: number;
}

export interface FoundDocument extends TrainingDocument {
  readonly score: number;
}

export interface FoundTerm {
  readonly kind: 'metric' | 'segment';
  /** As in `Knowledge.metrics` or `Knowledge.segments`. */
  readonly name: string;
  readonly score: number;
  /** The question has its name or a synonym word for word, inflection aside. */
  readonly isNamed: boolean;
}

export interface FoundTable {
  readonly name: string;
  readonly score: number;
  readonly columns: readonly FoundColumn[];
}

export interface FoundColumn {
  /** A field of the dataset, stored or derived. */
  readonly name: string;
  readonly score: number;
}

/** How much may be retrieved; terms and tables are not limited, as their scores say where to cut. */
export interface RetrievalLimits {
  readonly examples: number;
  readonly documents: number;
}
