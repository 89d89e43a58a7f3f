import type { EvaluationCase } from './evaluation-case.ts';
import type { Table } from './table.ts';

/** What became of one question. */
export type Outcome = Verdict & {
  readonly case: EvaluationCase;
  /** From question to SQL or refusal. */
  readonly generateMs: number;
};

/** Whether the answer, or the refusal, was right. */
export type Verdict =
  | { readonly kind: 'right' }
  /** It has an answer and got none. */
  | { readonly kind: 'refused'; readonly stage: RefusalStage; readonly message: string }
  /** It got an answer that is not its own, or one where it has none. */
  | {
      readonly kind: 'wrong';
      readonly stage: WrongStage;
      readonly sql: string;
      /** What the database said, for `sql-error`. */
      readonly message: string | null;
      readonly expected: Excerpt | null;
      readonly got: Excerpt | null;
    }
  /** None of its own statements runs: it says nothing about the generator. */
  | { readonly kind: 'invalid'; readonly message: string };

/** The beginning of a result. */
export interface Excerpt {
  readonly rowCount: number;
  readonly rows: Table['rows'];
}

/** Where a question with an answer was given up; `failed` is a generator that threw, whatever the question. */
export type RefusalStage = 'unknown-word' | 'unread' | 'rejected' | 'ambiguous' | 'failed';

/** What is wrong with an answer; `must-refuse` is an answer to a question that has none. */
export type WrongStage = 'wrong-rows' | 'sql-error' | 'must-refuse';
