import { join } from 'node:path';
import { LoanqError } from '../../shared/mod.ts';
import { toFileName } from '../../training/mod.ts';
import type { Command, CommandContext } from '../command.ts';
import { checkAddition } from './check-addition.ts';
import { curate, needFolder } from './open-curation.ts';
import { type Addition, toAdditions } from './to-additions.ts';
import { writeNewFile } from './write-file.ts';

/** `loanq train add`. */
export const add: Command = {
  name: 'train add',
  synopsis: 'QUESTION --sql STATEMENT | --term NAME (--sql EXPRESSION | --same-as NAME) | FILE …',
  summary: 'Add an example, a term or files to the training folder, once they have been checked.',
  flags: [
    {
      flag: 'sql',
      placeholder: 'SQL',
      meaning: "An example's statement, or what a term is calculated from.",
    },
    { flag: 'may-be-empty', meaning: 'That the statement finds nothing today is no mistake.' },
    {
      flag: 'term',
      placeholder: 'NAME',
      meaning: 'A measure, such as "bad rate", or with --table a kind of rows, such as "jumbo".',
    },
    { flag: 'table', placeholder: 'TABLE', meaning: 'The table of whose rows --sql is a condition.' },
    { flag: 'same-as', placeholder: 'NAME', meaning: 'What the term is another word for.' },
    { flag: 'meaning', placeholder: 'TEXT', meaning: 'What the term means, in a sentence.' },
    { flag: 'synonyms', placeholder: 'LIST', meaning: 'Other words for the term, separated by commas.' },
  ],
  examples: [
    'loanq train add "How many big loans are there?" --sql "SELECT count(*) AS loans FROM loans WHERE principal > 500000"',
    `loanq train add --term "bad rate" --sql "100 * COUNT(*) FILTER (WHERE loans.status = 'Late') / COUNT(loans.loan_id)"`,
    'loanq train add --term jumbo --table loans --sql "principal > 500000"',
    'loanq train add --term "money out" --same-as "outstanding balance"',
    'loanq train add examples.sql glossary.md terms.yaml',
  ],
  run: runAdd,
};

async function runAdd(context: CommandContext): Promise<number> {
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
