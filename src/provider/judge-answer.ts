import { type Generation, LoanqError, type Refusal } from '../shared/mod.ts';
import { excerpt } from './excerpt.ts';
import { extractSql } from './extract-sql.ts';
import type { Attempt } from './prompt.ts';

/** Why an answer does not do. */
export interface Rejection {
  readonly kind: 'rejection';
  readonly answer: Attempt['answer'];
  /** What the model is told. */
  readonly problem: string;
  /** What the user is told when the model cannot mend it. */
  readonly error: LoanqError;
}

/** Extracts the SQL and has it checked: what is returned is the very text that will run. Rejects as `check` does otherwise. */
export async function judgeAnswer(
  answer: string,
  check: (sql: string) => Promise<void>,
): Promise<Generation | Refusal | Rejection> {
  const extraction = extractSql(answer);
  switch (extraction.kind) {
    case 'unanswerable':
      return { kind: 'refusal', reason: 'unanswerable', message: refusalText(extraction.why) };
    case 'writing':
      return rejectWriting(answer, extraction.verb);
    case 'unusable':
      return rejectText(answer, extraction.problem);
    case 'sql':
      try {
        await check(extraction.sql);
      } catch (error) {
        if (!isOfSql(error)) throw error;
        return {
          kind: 'rejection',
          answer: { kind: 'sql', text: extraction.sql },
          problem: error.message,
          error,
        };
      }
      return { kind: 'generation', sql: extraction.sql, generator: 'provider', reading: null, columns: null };
  }
}

/** The model sees no more than the beginning of what it wrote: endless reasoning would fill its context. */
function rejectText(answer: string, problem: string): Rejection {
  const shown = excerpt(answer);
  const message = `The language model gave no single SQL query. ${problem} It begins: "${shown}"`;
  return {
    kind: 'rejection',
    answer: { kind: 'text', text: shown },
    problem,
    error: new LoanqError(
      'provider-failed',
      `${message}. Word the question differently, or choose another model (LOANQ_MODEL).`,
    ),
  };
}

/** Also where users may change the data: a question changes nothing. */
function rejectWriting(answer: string, verb: string): Rejection {
  return {
    kind: 'rejection',
    answer: { kind: 'text', text: excerpt(answer) },
    problem: `The answer is a statement that changes the database (${verb}). Write one query that only reads.`,
    error: new LoanqError(
      'provider-failed',
      `The language model answered with a statement that changes the database (${verb}), and a question never does. It was not run. To change data, run SQL of your own where that is allowed (--writable).`,
    ),
  };
}

/** A full queue or a cancelled question is nothing that other SQL would mend. */
export function isOfSql(error: unknown): error is LoanqError {
  return error instanceof LoanqError && (error.code === 'sql-failed' || error.code === 'sql-refused');
}

function refusalText(why: string): string {
  const reason = why === '' ? '.' : `: ${why.slice(0, 500)}`;
  return `The language model finds that the data cannot answer this${reason}`;
}
