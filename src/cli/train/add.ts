import { join } from 'node:path';
import { LoanqError } from '../../shared/mod.ts';
import { toFileName } from '../../training/mod.ts';
import type { CommandContext } from '../command.ts';
import { checkAddition } from './check-addition.ts';
import { curate, needFolder } from './open-curation.ts';
import { type Addition, toAdditions } from './to-additions.ts';
import { writeNewFile } from './write-file.ts';

/** `loanq train add`. */
export async function runAdd(context: CommandContext): Promise<number> {
  await curate(context, async (curation) => {
    const folder = needFolder(curation.folder);
    const additions = await toAdditions(context, curation);
    const notes = await checkAddition(additions, curation);
    for (const addition of additions) {
      await context.stdout.write(`Added ${await save(addition, folder)}\n`);
    }
    for (const note of notes) await context.stdout.write(`${note}\n`);
  });
  return 0;
}

/** A file of the user's keeps its name; one that is made here takes the next that is free. */
async function save({ file, title }: Addition, folder: string): Promise<string> {
  const given = join(folder, file.path);
  if (await writeNewFile(given, file.text)) return given;
  if (title === null) {
    throw new LoanqError('misconfigured', `${given} is there already and stays as it is; rename yours.`);
  }
  for (let number = 2; ; number += 1) {
    const path = given.replace(toFileName(title), `${toFileName(title)}-${number}`);
    if (await writeNewFile(path, file.text)) return path;
  }
}
