import { type AskService, createAskService } from '../ask/mod.ts';
import { chartCode } from '../chart/mod.ts';
import type { Settings } from '../config/mod.ts';
import type { Log } from '../shared/mod.ts';
import { type OpenOptions, openGenerator } from './open-generator.ts';
import { hasProvider } from './open-provider.ts';

/** loanq, put together. */
export interface Service {
  readonly ask: AskService;
  /** Which database is asked about and who answers, for people. */
  readonly description: string;
  close(): Promise<void>;
}

/** Puts loanq together as the settings say. Rejects with LoanqError `misconfigured`. */
export async function openService(settings: Settings, log: Log, options?: OpenOptions): Promise<Service> {
  const { generator, runner, database, close } = await openGenerator(settings, log, options);
  const source = `${database.isSample ? 'sample loan book' : 'database'} ${database.path}`;
  return {
    ask: createAskService({ generator, runner, writeChart: chartCode, log }),
    description: `${source}${settings.writable ? ', writable' : ''} · ${describeGenerator(settings)}`,
    close,
  };
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
