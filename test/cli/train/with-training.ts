import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, type TestContext } from 'node:test';
import { makeTrainingFolder, type TrainingFolder } from '../../support/training-folder.ts';
import { createFolder, type Ended, runHere } from '../program.ts';

export const EXAMPLE = '-- What is the biggest loan?\nSELECT max(principal) AS principal FROM loans;\n';

/** A training folder of a test, with `loanq train` for it. */
interface OpenTraining {
  readonly folder: TrainingFolder;
  train(...args: string[]): Promise<Ended>;
  /** The text of one of its files. */
  read(path: string): Promise<string>;
}

/** Shares a database among the tests of the suite that is being described, and opens a training folder for each. */
export function withTraining(): {
  readonly shared: () => Awaited<ReturnType<typeof createFolder>>;
  readonly open: (t: TestContext, files?: Readonly<Record<string, string>>) => Promise<OpenTraining>;
} {
  let shared: Awaited<ReturnType<typeof createFolder>>;
  before(async () => {
    shared = await createFolder();
  });
  after(() => shared.remove());
  return {
    shared: () => shared,
    async open(t, files = {}) {
      const folder = await makeTrainingFolder(files);
      t.after(() => folder.remove());
      return {
        folder,
        train: (...args) =>
          runHere(['train', ...args, '--database', shared.database, '--training', folder.path]),
        read: (path) => readFile(join(folder.path, path), 'utf8'),
      };
    },
  };
}
