import type { ResultStream } from '../database/mod.ts';
import type { Generation } from '../shared/mod.ts';

/** The three operations of loanq; HTTP routes and commands are thin layers over them. All reject with LoanqError. */
export interface AskService {
  /** SQL for a question, without running it. Rejects with `not-understood`, `ambiguous`, `unanswerable` or `provider-*`. */
  generateSql(question: string, options: AskOptions): Promise<Generation>;
  /** Runs the caller's SQL. Rejects with `sql-*`, `overloaded` or `cancelled`. */
  runSql(sql: string, options: AskOptions): Promise<ResultStream>;
  /** Generates, runs, and writes chart code. Rejects as the other two do. */
  ask(question: string, options: AskOptions): Promise<Answer>;
}

/** What every operation takes. */
export interface AskOptions {
  /** Aborting ends the work at once. */
  readonly signal: AbortSignal;
  readonly timings: Timings;
}

/** Receives how long each stage took, e.g. for the `Server-Timing` header. */
export interface Timings {
  record(stage: string, ms: number): void;
}

/** An answered question. */
export interface Answer {
  readonly generation: Generation;
  readonly result: ResultStream;
  /** Resolves after the last row; null without rows or where no chart fits. Never rejects. */
  readonly chartCode: Promise<string | null>;
}
