import type { Settings } from '../../config/mod.ts';
import type { Database } from '../find-database.ts';
import { hasProvider } from '../has-provider.ts';

/** Which database is asked about and who answers, for people. */
export function describeService(settings: Settings, { isSample, path }: Database): string {
  const source = `${isSample ? 'sample loan book' : 'database'} ${path}`;
  return `${source}${settings.writable ? ', writable' : ''} · ${describeGenerator(settings)}`;
}

function describeGenerator(settings: Settings): string {
  const provider = `${settings.model ?? 'the default model'} of ${new URL(settings.baseUrl ?? 'https://api.openai.com').host}`;
  switch (settings.generator) {
    case 'builtin':
      return 'answered by the built-in engine';
    case 'provider':
      return hasProvider(settings) ? `answered by ${provider}` : 'answered by no one: set OPENAI_API_KEY';
    case 'hybrid':
      return `answered by the built-in engine${hasProvider(settings) ? `, then by ${provider}` : ''}`;
    case 'auto':
      return `answered by ${hasProvider(settings) ? provider : 'the built-in engine'}`;
  }
}
