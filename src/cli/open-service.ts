import { type AskService, chooseGenerator, createAskService } from '../ask/mod.ts';
import type { Settings } from '../config/mod.ts';
import { LoanqError, type Log, type SqlGenerator } from '../shared/mod.ts';
import type { Database } from './find-database.ts';
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
    const generator = chooseGenerator(settings.generator, { builtin, provider: null });
    return {
      ask: createAskService({ generator, runner, writeChart: () => null, log }),
      description: describe(settings, database),
      close: () => runner.close(),
    };
  } catch (error) {
    await runner.close();
    throw error;
  }
}

const builtin: SqlGenerator = {
  name: 'builtin',
  async generate() {
    throw new LoanqError('misconfigured', 'This build has no built-in engine.');
  },
};

function describe(settings: Settings, { path, isSample }: Database): string {
  const access = settings.writable ? ', writable' : '';
  return `${isSample ? 'sample loan book' : 'database'} ${path}${access}`;
}
