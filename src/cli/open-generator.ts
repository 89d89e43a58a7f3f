import { Temporal } from 'temporal-polyfill';
import { chooseGenerator } from '../ask/mod.ts';
import type { Settings } from '../config/mod.ts';
import type { DatabaseRunner } from '../database/mod.ts';
import type { Log, SqlGenerator } from '../shared/mod.ts';
import type { Database } from './find-database.ts';
import { learn } from './learn.ts';
import { openEngine } from './open-engine.ts';
import { openProvider } from './open-provider.ts';
import { openRunner } from './open-runner.ts';

/** Who writes the SQL, with the database that it is about. */
export interface OpenGenerator {
  readonly generator: SqlGenerator;
  readonly runner: DatabaseRunner;
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens the database, learns it, and makes the generator of the settings. Rejects with LoanqError `misconfigured`. */
export async function openGenerator(settings: Settings, log: Log): Promise<OpenGenerator> {
  const { runner, database } = await openRunner(settings, log);
  try {
    const learnt = await learn(settings, database, runner);
    const today = () => settings.today ?? Temporal.Now.plainDateISO().toString();
    const provider = await openProvider(settings, { ...learnt, runner, today, log });
    const builtin = openEngine(learnt, today);
    return {
      generator: chooseGenerator(settings.generator, { builtin, provider }),
      runner,
      database,
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
