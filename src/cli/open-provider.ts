import type { Settings } from '../config/mod.ts';
import { checkStatement, type QueryRunner } from '../database/mod.ts';
import type { Log, SqlGenerator } from '../shared/mod.ts';
import { hasProvider } from './has-provider.ts';
import type { Learnt } from './learn.ts';

/** What the provider's generator needs of the rest. */
interface ProviderParts extends Learnt {
  readonly runner: QueryRunner;
  readonly today: () => string;
  readonly log: Log;
}

/** The generator that asks the configured provider; null where none is. */
export async function openProvider(settings: Settings, parts: ProviderParts): Promise<SqlGenerator | null> {
  if (!hasProvider(settings)) return null;
  const { createProviderGenerator } = await import('../provider/mod.ts'); // Its client is slow to load.
  const { runner, ...others } = parts;
  return createProviderGenerator({
    ...others,
    settings: { ...settings, timeoutMs: settings.providerTimeoutMs, retries: settings.providerRetries },
    sendSamples: settings.sendSamples,
    async check(sql, signal) {
      checkStatement(sql); // What a model writes only ever reads, also where users may write.
      await runner.run(`EXPLAIN ${sql}`, signal === undefined ? {} : { signal });
    },
  });
}
