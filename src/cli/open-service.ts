import { Temporal } from 'temporal-polyfill';
import { type AskService, chooseGenerator, createAskService } from '../ask/mod.ts';
import { chartCode } from '../chart/mod.ts';
import type { Settings } from '../config/mod.ts';
import type { Log } from '../shared/mod.ts';
import { learn } from './learn.ts';
import { openEngine } from './open-engine.ts';
import { hasProvider, openProvider } from './open-provider.ts';
import { openRunner } from './open-runner.ts';

/** loanq, put together. */
export interface Service {
  readonly ask: AskService;
  /** Which database is asked about and who answers, for people. */
  readonly description: string;
  close(): Promise<void>;
}

/** Puts loanq together as the settings say. Rejects with LoanqError `misconfigured`. */
export async function openService(settings: Settings, log: Log): Promise<Service> {
  const { runner, database } = await openRunner(settings, log);
  try {
    const learnt = await learn(settings, database, runner);
    const today = () => settings.today ?? Temporal.Now.plainDateISO().toString();
    const provider = await openProvider(settings, { ...learnt, runner, today, log });
    const builtin = openEngine(learnt, today);
    const generator = chooseGenerator(settings.generator, { builtin, provider });
    const source = `${database.isSample ? 'sample loan book' : 'database'} ${database.path}`;
    return {
      ask: createAskService({ generator, runner, writeChart: chartCode, log }),
      description: `${source}${settings.writable ? ', writable' : ''} · ${describeGenerator(settings)}`,
      async close() {
        learnt.store.close();
        await runner.close();
      },
    };
  } catch (error) {
    await runner.close();
    throw error;
  }
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
