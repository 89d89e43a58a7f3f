import type { Command } from '../command.ts';
import { commandHelp } from '../help-text.ts';
import { add } from './add.ts';
import { check } from './check.ts';
import { draft } from './draft.ts';
import { exportMaterial } from './export.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

/** `loanq train …`: a group of commands; by itself it explains them. */
export const train: Command = {
  name: 'train',
  synopsis: 'COMMAND',
  summary: 'Curate what loanq knows: example questions, terms, documents.',
  flags: [],
  examples: [
    'export LOANQ_TRAINING=my-training',
    `loanq train add "How many big loans are there?" --sql "SELECT count(*) AS loans FROM loans WHERE principal > 500000"`,
    'loanq train check',
  ],
  subcommands: [add, list, remove, check, exportMaterial, draft],
  async run({ stdout }) {
    await stdout.write(commandHelp(train));
    return 0;
  },
};
