import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../assets/mod.ts';
import type { Settings } from '../config/mod.ts';
import type { Log } from '../shared/mod.ts';
import { cachedEmbed, createEmbed, type Embed } from '../training/mod.ts';
import { hasProvider } from './has-provider.ts';

/** A server of vectors that is slower than this is no help to a question. */
const TIMEOUT_MS_MAX = 15_000;

/** The embedding model of the settings; null where there is none, or no provider whose prompts it would serve. */
export function openEmbed(settings: Settings, log: Log): Embed | null {
  const { embeddingModel: model, embeddingUrl, embeddingKey } = settings;
  if (model === null || settings.generator === 'builtin' || !hasProvider(settings)) return null;
  const baseUrl = embeddingUrl ?? settings.baseUrl;
  const embed = createEmbed({
    model,
    baseUrl,
    // The provider's key is for the provider alone.
    apiKey: embeddingKey ?? (embeddingUrl === null ? settings.apiKey : null),
    organization: embeddingUrl === null ? settings.organization : null,
    timeoutMs: Math.min(settings.providerTimeoutMs, TIMEOUT_MS_MAX),
    retries: settings.providerRetries,
  });
  const folder = cacheFolder();
  if (folder === null) {
    log.warn('Vectors are not kept for the next start: no folder for them can be written; set LOANQ_HOME');
    return embed;
  }
  const path = join(folder, 'vectors.db');
  return cachedEmbed(embed, {
    path,
    scope: `${baseUrl ?? ''}\n${model}`,
    discard: () => rmSync(path, { force: true }),
  });
}
