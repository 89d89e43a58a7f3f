import type { Command } from '../command.ts';
import { commandHelp } from '../help-text.ts';
import { TRAIN_COMMANDS } from './train-commands.ts';

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
  subcommands: TRAIN_COMMANDS,
  async run({ stdout }) {
    await stdout.write(commandHelp(train));
    return 0;
  },
};
