/** A file of a training folder; `path` counts from the folder, with `/`: `examples/rates.sql`. */
export interface TrainingFile {
  readonly path: string;
  readonly text: string;
  /** It comes with loanq: a user's file of the same path stands beside it, and the user's word goes first. */
  readonly isShipped?: boolean;
}

/** What the training folder says, in a fixed order: the same files give the same material in whatever order they come. */
export interface TrainingMaterial {
  readonly documents: readonly TrainingDocument[];
  readonly examples: readonly TrainingExample[];
  /** `semantic-model.yaml` and `semantic-model/*.yaml`, what comes with loanq first. The catalog reads them. */
  readonly semanticModels: readonly TrainingFile[];
  /** The files it came from, what comes with loanq first, then by path. */
  readonly files: readonly TrainingFile[];
}

/** What is looked up of the material; without the texts of its files, which nobody asks for again. */
export type RetrievedMaterial = Pick<TrainingMaterial, 'documents' | 'examples'>;

/** One section of a document: what stands under one heading. */
export interface TrainingDocument {
  /** `documents/terms.md#delinquency`, unique; what comes with loanq begins with `loanq:`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A question, in one or several wordings, and the SQL that answers it. */
export interface TrainingExample {
  /** Where its SQL begins: `examples/rates.sql:12`, unique; what comes with loanq begins with `loanq:`. */
  readonly id: string;
  readonly questions: readonly string[];
  /** One statement, without its semicolon. */
  readonly sql: string;
  /** That it finds nothing today is no sign of a mistake. */
  readonly mayBeEmpty: boolean;
}
