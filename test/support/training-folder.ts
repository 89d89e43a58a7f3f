import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A training folder of a test's own. */
export interface TrainingFolder {
  readonly path: string;
  /** Writes a file in one step, as careful editors do. */
  write(path: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a folder with these files. */
export async function makeTrainingFolder(files: Readonly<Record<string, string>>): Promise<TrainingFolder> {
  const path = await mkdtemp(join(tmpdir(), 'loanq-training-'));
  const folder: TrainingFolder = {
    path,
    async write(name, text) {
      const file = join(path, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(join(path, '.new'), text);
      await rename(join(path, '.new'), file);
    },
    remove: () => rm(path, { recursive: true }),
  };
  for (const [name, text] of Object.entries(files)) await folder.write(name, text);
  return folder;
}
