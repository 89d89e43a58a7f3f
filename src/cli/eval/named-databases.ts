import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../config/mod.ts';
import type { EvaluationCase, Subject } from '../../evaluation/mod.ts';
import { LoanqError, type Log } from '../../shared/mod.ts';
import { type OpenGenerator, openGenerator } from '../open-generator.ts';

/** The databases of an evaluation. */
export interface NamedDatabases {
  /** The database that a case is about. Rejects with LoanqError `misconfigured` where there is none. */
  open(test: EvaluationCase): Promise<Subject>;
  close(): Promise<void>;
}

/**
 * Opens the databases that cases name, from a folder; a case that names none is about the one of the settings. One is
 * open at a time, so that a file with many needs no more processes than a file with one.
 */
export function openNamedDatabases(settings: Settings, folder: string | null, log: Log): NamedDatabases {
  let current: { readonly name: string | null; readonly opened: OpenGenerator } | null = null;

  async function close(): Promise<void> {
    const last = current;
    current = null;
    await last?.opened.close();
  }

  return {
    async open(test) {
      if (current?.name === test.database && current !== null) return current.opened;
      await close();
      const path = test.database === null ? null : await findDatabase(test, folder);
      const opened = await openGenerator(path === null ? settings : { ...settings, database: path }, log);
      current = { name: test.database, opened };
      return opened;
    },
    close,
  };
}

/** Rejects with LoanqError `misconfigured` where there is no such folder. */
export async function assertIsFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (isFolder) return;
  throw new LoanqError(
    'misconfigured',
    `There is no folder ${JSON.stringify(folder)}. Give the one that holds the databases: --databases FOLDER.`,
  );
}

const ENDINGS = ['.sqlite', '.sqlite3', '.db', ''] as const;

async function findDatabase({ id, database }: EvaluationCase, folder: string | null): Promise<string> {
  const name = JSON.stringify(database);
  if (folder === null) {
    throw new LoanqError(
      'misconfigured',
      `${id} is about the database ${name}: say where it is, with --databases FOLDER.`,
    );
  }
  // A file of questions may come from anywhere; it names files of the folder and no others.
  if (database === null || !/^[\w-][\w.-]*$/.test(database)) {
    throw new LoanqError(
      'misconfigured',
      `${id} names the database ${name}, which is not the name of a file.`,
    );
  }
  for (const ending of ENDINGS) {
    const path = join(folder, `${database}${ending}`);
    if (await isFile(path)) return path;
  }
  throw new LoanqError(
    'misconfigured',
    `${id} is about the database ${name}, which is not in ${JSON.stringify(folder)}.`,
  );
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}
