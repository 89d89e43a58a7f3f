import type { Settings } from '../config/mod.ts';
import { checkStatement, type QueryRunner } from '../database/mod.ts';
import type { ProviderSettings } from '../provider/mod.ts';
import type { Log, SqlGenerator } from '../shared/mod.ts';
import { hasProvider } from './has-provider.ts';
import type { Learnt } from './learn.ts';

/** What the provider's generator needs of the rest. */
interface ProviderParts {
  readonly runner: QueryRunner;
  readonly today: () => string;
  readonly log: Log;
}

/**
 * Opens the configured provider; null where none is. What comes back makes its generator for what has been learnt, as
 * often as that changes: the answers that were paid for are kept meanwhile.
 */
export async function openProvider(
  settings: Settings,
  { runner, today, log }: ProviderParts,
): Promise<((learnt: Learnt) => SqlGenerator) | null> {
  if (!hasProvider(settings)) return null;
  const { createProvider, createProviderGenerator } = await import('../provider/mod.ts'); // Its client is slow to load.
  const { sendSamples, promptTokens } = settings;
  const provider = createProvider(toProviderSettings(settings), { answersMax: settings.answerCache, log });
  async function check(sql: string, signal: AbortSignal | undefined): Promise<void> {
    checkStatement(sql); // What a model writes only ever reads, also where users may write.
    await runner.run(`EXPLAIN ${sql}`, signal === undefined ? {} : { signal });
  }
  return ({ knowledge, store }) =>
    createProviderGenerator({
      provider,
      knowledge,
      store,
      check,
      today,
      sendSamples,
      promptTokens,
      repairs: settings.providerRepairs,
      log,
    });
}

function toProviderSettings(settings: Settings): ProviderSettings {
  return {
    ...settings,
    api: settings.providerApi,
    apiVersion: settings.providerApiVersion,
    timeoutMs: settings.providerTimeoutMs,
    retries: settings.providerRetries,
    stream: settings.providerStream,
  };
}
