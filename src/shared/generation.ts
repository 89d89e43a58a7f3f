import type { Unit } from './unit.ts';

/** Turns a question into SQL. The built-in engine and the model provider both are one. */
export interface SqlGenerator {
  readonly name: 'builtin' | 'provider';
  /** Never throws for a question it cannot answer: that is a `Refusal`. Throws LoanqError when the provider fails. */
  generate(question: string, options: GenerateOptions): Promise<Generation | Refusal>;
  /** Other SQL for the same question, where what it gave failed when it ran. Absent where it would give the same again. */
  readonly repair?: RepairSql | undefined;
}

export type RepairSql = (
  question: string,
  failed: FailedGeneration,
  options: GenerateOptions,
) => Promise<Generation | Refusal>;

export interface GenerateOptions {
  readonly signal?: AbortSignal;
  /** Hears how long the stages of the work took, as each ends. */
  readonly onStage?: OnStage;
}

export type OnStage = (stage: string, ms: number) => void;

/** SQL that compiled and failed when it ran. */
export interface FailedGeneration {
  readonly generation: Generation;
  /** The database's. */
  readonly message: string;
}

export interface Generation {
  readonly kind: 'generation';
  /** Complete SQL, headed by the reading as a comment where there is one. */
  readonly sql: string;
  readonly generator: 'builtin' | 'provider';
  /** How the question was read, one English sentence without the comment marks; null where the generator has none. */
  readonly reading: string | null;
  /** What the result's columns mean, in order; null where the generator does not know. */
  readonly columns: readonly ColumnMeaning[] | null;
}

/** What one column of a result means, for the chart and the table. */
export interface ColumnMeaning {
  readonly name: string;
  readonly role: ColumnRole;
  readonly unit: Unit | null;
}

export type ColumnRole =
  | 'time'
  | 'category'
  | 'ordered-category'
  | 'geography'
  | 'measure'
  | 'share'
  | 'rate'
  | 'identifier'
  | 'text';

export interface Refusal {
  readonly kind: 'refusal';
  readonly reason: 'not-understood' | 'ambiguous' | 'unanswerable';
  /** Complete text for a person: what was not understood and what would be. */
  readonly message: string;
  /** Where the built-in engine gave up, for those who measure it. */
  readonly stage?: 'unknown-word' | 'unread' | 'rejected' | 'ambiguous';
  /** What a program needs to help a person on; absent where the message says all there is. */
  readonly help?: RefusalHelp;
}

/** The parts of a refusal that lead to a question which is answered. */
export type RefusalHelp =
  /** Words that are in no table, value or rule, each with known ones near to it, nearest first. */
  | { readonly kind: 'unknown-words'; readonly words: readonly UnknownWord[] }
  /** What the question may mean, each complete. */
  | { readonly kind: 'readings'; readonly readings: readonly Generation[] }
  /** Words of which one has to be said, in the place of a word of the question or before it: `total`, `average`. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** It is no question, but SQL, which can be run as it is. */
  | { readonly kind: 'statement' };

/** A word that is not known. */
export interface UnknownWord {
  /** As it stands in the question. */
  readonly text: string;
  /** Known words that are near to it, nearest first. */
  readonly nearest: readonly string[];
}
