import type { Knowledge } from '../catalog/mod.ts';
import {
  type FailedGeneration,
  type Generation,
  LoanqError,
  type Log,
  type OnStage,
  type Refusal,
  type SqlGenerator,
} from '../shared/mod.ts';
import type { TrainingStore } from '../training/mod.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type Attempt, buildPrompt, type Prompt, writeTurns } from './prompt.ts';
import type { Provider } from './provider.ts';
import { createQuestionKeys } from './question-key.ts';
import { schemaAround } from './schema-around.ts';
import type { SharedCall } from './shared-calls.ts';
import { withoutValues } from './without-values.ts';

/** What the generator is made of. It may be made anew for other material as often as that changes. */
export interface ProviderOptions {
  readonly provider: Provider;
  readonly knowledge: Knowledge;
  readonly store: TrainingStore;
  /** Compiles a statement without running it; rejects with LoanqError `sql-*`, or `cancelled`. */
  readonly check: (sql: string, signal: AbortSignal | undefined) => Promise<void>;
  /** The day, as an ISO date, when it is asked for. */
  readonly today: () => string;
  /** Values of the data may be sent to the provider. */
  readonly sendSamples: boolean;
  /** What a prompt may cost. */
  readonly promptTokens: number;
  /** How often the model may correct what does not compile or run. */
  readonly repairs: number;
  /** Hears of sizes and durations, never of the key. */
  readonly log?: Log;
}

const EXAMPLES_MAX = 8;
const DOCUMENTS_MAX = 6;

/**
 * The generator that asks a language model, in five stages:
 *
 *     question ─▶ prompt ─▶ complete ─▶ extract ─▶ check ─▶ SQL
 *                              ▲           │         │
 *                              └── repair ─┴─────────┘   a few times
 *
 * Concurrent askers of the same question share one such run, and later ones get its answer.
 */
export function createProviderGenerator(options: ProviderOptions): SqlGenerator {
  const { answers, calls } = options.provider;
  const toKey = createQuestionKeys(options);
  return {
    name: 'provider',
    async generate(question, caller) {
      const key = await toKey(question);
      const known = answers.get(key);
      if (known !== null) {
        caller.onStage?.('cache', 0);
        return known;
      }
      const outcome = await calls.run(key, (call) => answer(question, [], options, call), caller);
      if (outcome.kind === 'generation') answers.set(key, outcome);
      return outcome;
    },
    async repair(question, failed, caller) {
      if (options.repairs === 0) throw new LoanqError('sql-failed', failed.message);
      const key = await toKey(question);
      const work = (call: SharedCall) => answer(question, [toAttempt(failed, options)], options, call);
      const outcome = await calls.run(`${key} ${failed.generation.sql}`, work, caller);
      if (outcome.kind === 'generation') answers.set(key, outcome);
      return outcome;
    },
  };
}

/** One run of the stages, going on from the attempts that there were. */
async function answer(
  question: string,
  attempts: readonly Attempt[],
  options: ProviderOptions,
  { signal, onStage }: SharedCall,
): Promise<Generation | Refusal> {
  const { provider, repairs, log } = options;
  const prompt = await timed('prompt', onStage, () => preparePrompt(question, options, signal));
  const tried = [...attempts];
  for (;;) {
    const { text, usage } = await timed('model', onStage, () =>
      provider.complete((form) => writeTurns(prompt, tried, form), signal),
    );
    if (usage !== null) reportTruncation(prompt.tokens, usage.promptTokens, log);
    const verdict = await timed('check', onStage, () =>
      judgeAnswer(text, (sql) => options.check(sql, signal)),
    );
    if (verdict.kind !== 'rejection') return verdict;
    if (tried.length >= repairs) throw verdict.error;
    log?.info('The provider is asked to correct its answer', { problem: verdict.problem });
    const { answer, problem } = verdict;
    tried.push({ answer, problem: withSchema(problem, answer.text, prompt.tables, options) });
  }
}

async function preparePrompt(
  question: string,
  { knowledge, store, today, sendSamples, promptTokens, log }: ProviderOptions,
  signal: AbortSignal,
): Promise<Prompt> {
  const limits = { examples: EXAMPLES_MAX, documents: DOCUMENTS_MAX };
  const retrieval = await store.retrieve(question, limits, { signal });
  const material = { knowledge, retrieval, today: today(), sendSamples, tokensMax: promptTokens };
  const prompt = buildPrompt(question, material);
  log?.debug('The prompt is made', {
    tokens: prompt.tokens,
    tables: prompt.tables.length,
    examples: prompt.examples.length,
  });
  return prompt;
}

/** What failed when it ran; values of rows that the database may quote stay here unless they may be sent. */
function toAttempt({ generation: { sql }, message }: FailedGeneration, options: ProviderOptions): Attempt {
  const problem = options.sendSamples ? message : withoutValues(message, sql);
  return { answer: { kind: 'sql', text: sql }, problem: withSchema(problem, sql, [], options) };
}

function withSchema(
  problem: string,
  sql: string,
  shown: readonly string[],
  { knowledge, sendSamples }: ProviderOptions,
): string {
  const schema = schemaAround(sql, { knowledge, message: problem, shown, sendSamples });
  return schema === '' ? problem : `${problem}\n${schema}`;
}

/** Tokenizers differ by a third at most; a server that read much less has cut the prompt off, and says so nowhere. */
function reportTruncation(sentTokens: number, readTokens: number, log: Log | undefined): void {
  if (readTokens === 0 || readTokens > sentTokens * 0.6) return;
  log?.warn('The model server read only a part of the prompt; raise its context length', {
    sentTokens,
    readTokens,
  });
}

async function timed<T>(stage: string, onStage: OnStage, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    onStage(stage, performance.now() - start);
  }
}
