import { basename, join } from 'node:path';
import { createKnowledge, draftModel } from '../../catalog/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import { toFileName } from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import { lookAt } from '../learn.ts';
import { openRunner } from '../open-runner.ts';
import { trainingFolder } from '../read-training.ts';
import { writeNewFile } from './write-file.ts';

/** `loanq train draft`. */
export async function runDraft({ settings, stdout, log }: CommandContext): Promise<number> {
  const folder = trainingFolder(settings);
  const { runner, database } = await openRunner({ ...settings, writable: false }, log);
  try {
    const knowledge = createKnowledge(await lookAt(database.path, runner), null);
    const text = draftModel(knowledge, toFileName(basename(database.path).replace(/\.\w+$/, '')));
    if (folder === null) await stdout.write(text);
    else await stdout.write(await save(join(folder, 'semantic-model.yaml'), text));
  } finally {
    await runner.close();
  }
  return 0;
}

async function save(path: string, text: string): Promise<string> {
  if (await writeNewFile(path, text)) return `Wrote ${path}: go on from there, then loanq train check.\n`;
  throw new LoanqError(
    'misconfigured',
    `${path} is there already and stays as it is. Without --training the draft goes to the screen.`,
  );
}
