import { chartTitle } from '../chart/mod.ts';
import type { QueryRunner, ResultProfile, ResultStream } from '../database/mod.ts';
import {
  type ColumnMeaning,
  type FailedGeneration,
  type Generation,
  LoanqError,
  type Log,
  type OnStage,
  type SqlGenerator,
} from '../shared/mod.ts';
import type { Answer, AskOptions, AskService, Timings } from './ask-service.ts';
import { timed } from './timed.ts';

/** What an ask service is made of. */
export interface AskDependencies {
  readonly generator: SqlGenerator;
  readonly runner: QueryRunner;
  readonly writeChart: WriteChart;
  readonly log: Log;
}

/** Python code that draws a result, or null where no chart fits; may throw. */
export type WriteChart = (request: ChartRequest) => string | null;

/** What a chart is made from: the rows themselves are not needed. */
export interface ChartRequest {
  readonly question: string;
  /** What the columns mean; null where the generator does not know. */
  readonly columns: readonly ColumnMeaning[] | null;
  readonly profile: ResultProfile;
  /** What the chart shows. */
  readonly title: string;
}

/**
 * How a question is answered:
 *
 *     question ──▶ generate ──▶ SQL ──▶ run ──▶ rows ──────────────▶ caller
 *                     ▲                 │└────▶ profile ──▶ chart ──▶ chart code
 *                     └──── repair ◀────┘ (only in `ask`, once, where the generator can)
 *
 * `generateSql` stops after the first stage, `runSql` is the second alone. Rows go to the caller as they are
 * produced; the chart needs only their profile, so a result is never held for it.
 */
export function createAskService({ generator, runner, writeChart, log }: AskDependencies): AskService {
  async function generateSql(question: string, { signal, timings }: AskOptions): Promise<Generation> {
    const onStage: OnStage = (stage, ms) => timings.record(stage, ms);
    const outcome = await timed('generate', timings, () => generator.generate(question, { signal, onStage }));
    if (outcome.kind === 'refusal') throw new LoanqError(outcome.reason, outcome.message);
    return outcome;
  }

  async function ask(question: string, options: AskOptions): Promise<Answer> {
    const { generation, result } = await runOrRepair(question, await generateSql(question, options), options);
    const { columns, reading } = generation;
    const title = chartTitle(question, reading);
    const chartCode = chart(result, { question, columns, title }, options.timings);
    return { generation, result, chartCode };
  }

  /** SQL may compile and fail all the same when it meets the rows. Its writer gets one chance to do better. */
  async function runOrRepair(
    question: string,
    generation: Generation,
    { signal, timings }: AskOptions,
  ): Promise<Pick<Answer, 'generation' | 'result'>> {
    const run = (sql: string) => timed('run', timings, () => runner.run(sql, { signal, profile: true }));
    try {
      return { generation, result: await run(generation.sql) };
    } catch (error) {
      if (!(error instanceof LoanqError && error.code === 'sql-failed')) throw error;
      const repaired = await repair(question, { generation, message: error.message }, { signal, timings });
      if (repaired === null) throw error;
      return { generation: repaired, result: await run(repaired.sql) };
    }
  }

  /** Null where there is nothing better to be had: the first failure then says most. */
  async function repair(
    question: string,
    failed: FailedGeneration,
    { signal, timings }: AskOptions,
  ): Promise<Generation | null> {
    const { repair } = generator;
    if (repair === undefined) return null;
    const onStage: OnStage = (stage, ms) => timings.record(stage, ms);
    try {
      const outcome = await timed('repair', timings, () => repair(question, failed, { signal, onStage }));
      return outcome.kind === 'generation' ? outcome : null;
    } catch (error) {
      if (error instanceof LoanqError && error.code === 'cancelled') throw error;
      log.info('SQL that failed could not be repaired', { error });
      return null;
    }
  }

  /** A chart is a courtesy: whatever goes wrong with it, the rows are answer enough. */
  async function chart(
    result: ResultStream,
    request: Omit<ChartRequest, 'profile'>,
    timings: Timings,
  ): Promise<string | null> {
    const profile = await result.profile.catch(() => null); // The reader of the rows meets the same failure.
    if (profile === null || profile.rowCount === 0) return null;
    try {
      return await timed('chart', timings, async () => writeChart({ ...request, profile }));
    } catch (error) {
      log.warn('No chart for this result', { error, question: request.question });
      return null;
    }
  }

  return { generateSql, ...createStatementService(runner), ask };
}

/** The part of an ask service that needs no generator. */
export function createStatementService(runner: QueryRunner): Pick<AskService, 'runSql'> {
  return {
    runSql: (sql, options) => timed('run', options.timings, () => runner.run(sql, options)),
  };
}
