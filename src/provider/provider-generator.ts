import type { Knowledge } from '../catalog/mod.ts';
import { type Generation, LoanqError, type Log, type Refusal, type SqlGenerator } from '../shared/mod.ts';
import type { TrainingStore } from '../training/mod.ts';
import { createComplete } from './complete.ts';
import { excerpt } from './excerpt.ts';
import { extractSql } from './extract-sql.ts';
import { buildPrompt, buildRepair, type Turn } from './prompt.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What the generator is made of. */
export interface ProviderOptions {
  readonly settings: ProviderSettings;
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
  /** Compiles a statement without running it; rejects with LoanqError `sql-*`, or `cancelled`. */
  readonly check: (sql: string, signal: AbortSignal | undefined) => Promise<void>;
  /** The day, as an ISO date, when it is asked for. */
  readonly today: () => string;
  /** Values of the data may be sent to the provider. */
  readonly sendSamples: boolean;
  /** Hears of sizes and durations, never of the key. */
  readonly log?: Log;
}

const EXAMPLES_MAX = 8;
const DOCUMENTS_MAX = 6;
const REPAIRS_MAX = 2;

/**
 * The generator that asks a language model, in five stages:
 *
 *     question ─▶ prompt ─▶ complete ─▶ extract ─▶ check ─▶ SQL
 *                              ▲           │         │
 *                              └── repair ─┴─────────┘   at most twice
 */
export function createProviderGenerator(options: ProviderOptions): SqlGenerator {
  const complete = createComplete(options.settings, options.log);
  return {
    name: 'provider',
    async generate(question, { signal }) {
      const turns = await prompt(question, options);
      for (let repairs = 0; ; repairs += 1) {
        const answer = await complete(turns, signal);
        const verdict = await judge(answer, (sql) => options.check(sql, signal));
        if (verdict.kind !== 'rejection') return verdict;
        if (repairs === REPAIRS_MAX) throw verdict.error;
        options.log?.info('The provider is asked to repair its SQL', { problem: verdict.error.message });
        turns.push(...buildRepair(answer, verdict.problem));
      }
    },
  };
}

async function prompt(question: string, options: ProviderOptions): Promise<Turn[]> {
  const { knowledge, store, today, sendSamples } = options;
  const retrieval = await store.retrieve(question, { examples: EXAMPLES_MAX, documents: DOCUMENTS_MAX });
  return buildPrompt(question, { knowledge, retrieval, today: today(), sendSamples });
}

/** Why an answer does not do. */
interface Rejection {
  readonly kind: 'rejection';
  /** What the model is told. */
  readonly problem: string;
  /** What the user is told when the model cannot repair it. */
  readonly error: LoanqError;
}

/** Extracts the SQL and has it checked: what is returned is the very text that will run. */
async function judge(
  answer: string,
  check: (sql: string) => Promise<void>,
): Promise<Generation | Refusal | Rejection> {
  const extraction = extractSql(answer);
  switch (extraction.kind) {
    case 'unanswerable':
      return { kind: 'refusal', reason: 'unanswerable', message: refusalText(extraction.why) };
    case 'unusable': {
      const message = `The language model gave no single SQL query. ${extraction.problem} It begins: "${excerpt(answer)}"`;
      const error = new LoanqError('provider-failed', message);
      return { kind: 'rejection', problem: extraction.problem, error };
    }
    case 'sql':
      try {
        await check(extraction.sql);
      } catch (error) {
        if (!isOfSql(error)) throw error;
        return { kind: 'rejection', problem: error.message, error };
      }
      return { kind: 'generation', sql: extraction.sql, generator: 'provider', reading: null, columns: null };
  }
}

/** A full queue or a cancelled question is nothing that other SQL would mend. */
function isOfSql(error: unknown): error is LoanqError {
  return error instanceof LoanqError && (error.code === 'sql-failed' || error.code === 'sql-refused');
}

function refusalText(why: string): string {
  const reason = why === '' ? '.' : `: ${why.slice(0, 500)}`;
  return `The language model finds that the data cannot answer this${reason}`;
}
