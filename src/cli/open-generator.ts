import { Temporal } from 'temporal-polyfill';
import { chooseGenerator } from '../ask/mod.ts';
import type { Settings } from '../config/mod.ts';
import type { Log, SqlGenerator } from '../shared/mod.ts';
import { describing } from './describing.ts';
import { type Following, followTraining } from './follow-training.ts';
import { type Learnt, learn, lookApart, lookAt } from './learn.ts';
import { openEmbed } from './open-embed.ts';
import { openEngine } from './open-engine.ts';
import { openProvider } from './open-provider.ts';
import { createRunner, type OpenDatabase, openRunner } from './open-runner.ts';
import { readTraining, trainingFolder } from './read-training.ts';

/** Who writes the SQL, with the database that it is about. */
export interface OpenGenerator extends OpenDatabase {
  readonly generator: SqlGenerator;
  /** What the generator knows at the moment. */
  readonly known: () => Known;
  close(): Promise<void>;
}

/** What is known of the data, and the engine that knows it; it answers whoever else may write the SQL. */
export interface Known extends Learnt {
  readonly builtin: SqlGenerator;
}

/** How a generator is opened. */
export interface OpenOptions {
  /** For a service that lasts: learns anew whenever a file of the user's training folder changes. */
  readonly follow?: boolean;
  /** Gives up looking at the database. */
  readonly signal?: AbortSignal;
  /** Opened already; it is closed with the generator, also where that cannot be opened. */
  readonly opened?: OpenDatabase;
}

/** The ISO day here. `Temporal.Now` would look up the time zone for each question, which is dear. */
function localDay(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return Temporal.PlainDate.from({ year, month, day }).toString();
}

/** Opens the database, learns it, and makes the generator of the settings. Rejects with LoanqError `misconfigured`. */
export async function openGenerator(
  settings: Settings,
  log: Log,
  { follow = false, signal, opened }: OpenOptions = {},
): Promise<OpenGenerator> {
  const { runner, database } = opened ?? (await openRunner(settings, log));
  try {
    const catalog = await (follow
      ? lookApart(database.path, () => createRunner({ ...settings, writable: false }, database, MUTE), signal)
      : lookAt(database.path, runner, signal));
    const today = () => settings.today ?? localDay();
    const createProviderGenerator = await openProvider(settings, { runner, today, log });
    const embed = openEmbed(settings, log);
    const teach = async (): Promise<Taught> => {
      const files = await readTraining(settings, database);
      const learnt = await learn(catalog, files, { embed, log, isLazy: createProviderGenerator === null });
      const provider = createProviderGenerator?.(learnt) ?? null;
      const builtin = openEngine(learnt, today);
      const chosen = chooseGenerator(settings.generator, { builtin, provider });
      return { ...learnt, builtin, generator: describing(chosen, learnt.knowledge) };
    };
    const folder = follow ? trainingFolder(settings) : null;
    const taught = await (folder === null ? teachOnce(teach) : teachAnew(folder, { teach, log }));
    return {
      generator: {
        name: taught.current().generator.name,
        generate: (question, options) => taught.current().generator.generate(question, options),
        get repair() {
          return taught.current().generator.repair;
        },
      },
      runner,
      database,
      known: () => taught.current(),
      async close() {
        await taught.close();
        await runner.close();
      },
    };
  } catch (error) {
    await runner.close();
    throw error;
  }
}

/** What there is to warn of, the lasting runner has said. */
const MUTE: Pick<Log, 'warn'> = { warn() {} };

/** A generator, and what it was made with. */
interface Taught extends Known {
  readonly generator: SqlGenerator;
}

async function teachOnce(teach: () => Promise<Taught>): Promise<Following<Taught>> {
  const taught = await teach();
  return { current: () => taught, close: async () => taught.store.close() };
}

/** What a broken file says is not learnt: what was known stays known. */
async function teachAnew(
  folder: string,
  { teach, log }: { readonly teach: () => Promise<Taught>; readonly log: Log },
): Promise<Following<Taught>> {
  return followTraining(folder, {
    learn: teach,
    forget: ({ store }) => store.close(),
    onLearnt: ({ store }) =>
      log.info('The training material has changed and is in use', {
        examples: store.examples.length,
        version: store.version,
      }),
    onFailure: (error) =>
      log.warn(`The training material has changed but is not in use: ${messageOf(error)}`, { folder }),
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
