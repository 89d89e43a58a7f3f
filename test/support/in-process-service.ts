import type { Hono } from 'hono';
import { createAskService } from '../../src/ask/mod.ts';
import { createSiteReader, openAssets, programVersion } from '../../src/assets/mod.ts';
import { createQueryRunner } from '../../src/database/mod.ts';
import { type AppDependencies, createApp, type HttpEnv, type HttpSettings } from '../../src/http/mod.ts';
import type { Log, LogFields, SqlGenerator } from '../../src/shared/mod.ts';
import { sampleDatabase } from './sample-database.ts';

/** Settings of a service on localhost. */
export const LOCAL_SETTINGS: HttpSettings = {
  publicUrl: null,
  isLoopback: true,
  allowedHosts: [],
  corsOrigins: [],
  trustedProxies: [],
  bodyBytesMax: 1024 * 1024,
};

/** A log that keeps its lines. */
export function createRecordingLog(): Log & {
  readonly lines: { level: string; message: string; fields: LogFields }[];
} {
  const lines: { level: string; message: string; fields: LogFields }[] = [];
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}): void => {
      lines.push({ level, message, fields });
    };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Everything an app needs but the ask service. */
export function appDependencies(
  ask: AppDependencies['ask'],
  overrides: Partial<Omit<AppDependencies, 'settings'>> & { readonly settings?: Partial<HttpSettings> } = {},
): AppDependencies {
  return {
    ask,
    log: createRecordingLog(),
    version: programVersion(),
    assets: createSiteReader(openAssets()),
    remoteAddress: () => null,
    ...overrides,
    settings: { ...LOCAL_SETTINGS, ...overrides.settings },
  };
}

/** The whole service over the sample loan book, in this process. */
export async function inProcessService(): Promise<{ readonly app: Hono<HttpEnv>; close(): Promise<void> }> {
  const runner = createQueryRunner({ path: await sampleDatabase() });
  const ask = createAskService({
    runner,
    generator: oneQuestionGenerator,
    writeChart: () => 'import plotly.express as px',
    log: createRecordingLog(),
  });
  return { app: createApp(appDependencies(ask)), close: () => runner.close() };
}

/** Knows one question. */
const oneQuestionGenerator: SqlGenerator = {
  name: 'builtin',
  async generate(question) {
    if (question !== 'What is the average interest rate by grade?') {
      return {
        kind: 'refusal',
        reason: 'not-understood',
        message: `Not understood: ${JSON.stringify(question)}.`,
      };
    }
    return {
      kind: 'generation',
      sql: 'SELECT grade, AVG(interest_rate) AS average_interest_rate FROM loans GROUP BY grade ORDER BY grade',
      generator: 'builtin',
      reading: null,
      columns: null,
    };
  },
};
