import { join } from 'node:path';
import { describeColumns } from '../../src/catalog/mod.ts';
import { type ChartSpecification, chartCode, chartTitle, recommend } from '../../src/chart/mod.ts';
import { learn, lookAt } from '../../src/cli/learn.ts';
import { openEngine } from '../../src/cli/open-engine.ts';
import { openRunner } from '../../src/cli/open-runner.ts';
import { readTraining } from '../../src/cli/read-training.ts';
import { parseSettings } from '../../src/config/mod.ts';
import type { ResultProfile } from '../../src/database/mod.ts';
import type { ColumnMeaning, Log } from '../../src/shared/mod.ts';
import { sampleDatabase } from '../support/sample-database.ts';
import type { Row } from './profile-of.ts';

const ROOT = join(import.meta.dirname, '../..');
const AS_OF = '2025-12-31';

/** A question with its result and its chart. */
export interface Charted {
  readonly question: string;
  readonly sql: string;
  readonly title: string;
  readonly columns: readonly ColumnMeaning[] | null;
  readonly rows: readonly Row[];
  readonly profile: ResultProfile;
  /** Null without rows, as is the code. */
  readonly specification: ChartSpecification | null;
  readonly reasons: readonly string[];
  readonly code: string | null;
}

/** The sample loan book with what is known of it. */
export interface Subject {
  /** Runs SQL as if a model had written it for the question. */
  chartOf(question: string, sql: string): Promise<Charted>;
  /** What the built-in engine makes of the question; null where it refuses. */
  ask(question: string): Promise<Charted | null>;
  close(): Promise<void>;
}

/** Opens the sample loan book with the training material that comes with loanq. */
export async function openSubject(): Promise<Subject> {
  const flags = { database: await sampleDatabase(), training: join(ROOT, 'training'), generator: 'builtin' };
  const settings = parseSettings(new Map(Object.entries(flags)), {});
  const { runner, database } = await openRunner(settings, SILENT);
  const learnt = await learn(await lookAt(database.path, runner), await readTraining(settings, database));
  const engine = openEngine(learnt, () => AS_OF);
  const { signal } = new AbortController();

  async function charted(
    question: string,
    { sql, title, columns }: Pick<Charted, 'sql' | 'title' | 'columns'>,
  ): Promise<Charted> {
    const { body, profile: profiled } = await runner.run(sql, { profile: true });
    const rows: Row[] = JSON.parse(await new Response(body).text());
    const profile = await profiled;
    if (profile === null) throw new Error('No profile was made.');
    const [best] = recommend({ question, columns, profile });
    const code = chartCode({ question, columns, profile, title });
    const chosen = { specification: best?.specification ?? null, reasons: best?.reasons ?? [] };
    return { question, sql, title, columns, rows, profile, ...chosen, code };
  }

  return {
    chartOf: (question, sql) =>
      charted(question, {
        sql,
        title: chartTitle(question, null),
        columns: describeColumns(sql, learnt.knowledge),
      }),
    async ask(question) {
      const outcome = await engine.generate(question, { signal });
      if (outcome.kind === 'refusal') return null;
      const columns = outcome.columns ?? describeColumns(outcome.sql, learnt.knowledge);
      return charted(question, { sql: outcome.sql, title: chartTitle(question, outcome.reading), columns });
    },
    async close() {
      learnt.store.close();
      await runner.close();
    },
  };
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };
