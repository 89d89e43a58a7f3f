/** A file of a training folder; `path` counts from the folder, with `/`: `examples/rates.sql`. */
export interface TrainingFile {
  readonly path: string;
  readonly text: string;
}

/** What the training folder says, in a fixed order: the same files give the same material in whatever order they come. */
export interface TrainingMaterial {
  readonly documents: readonly TrainingDocument[];
  readonly examples: readonly TrainingExample[];
  /** Text of `semantic-model.yaml`; null where there is none. The catalog reads it. */
  readonly semanticModel: string | null;
  /** The files it came from, sorted by path. */
  readonly files: readonly TrainingFile[];
}

/** One section of a document: what stands under one heading. */
export interface TrainingDocument {
  /** `documents/terms.md#delinquency`, unique. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A question, in one or several wordings, and the SQL that answers it. */
export interface TrainingExample {
  /** `examples/rates.sql:12`, unique. */
  readonly id: string;
  readonly questions: readonly string[];
  /** One statement, without its semicolon. */
  readonly sql: string;
}
