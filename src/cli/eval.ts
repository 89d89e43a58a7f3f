import type { Command } from './command.ts';
import { FLOORS } from './eval/floors.ts';

/** `loanq eval FILE …`. */
export const evaluation: Command = {
  name: 'eval',
  synopsis: 'FILE … [--json]',
  summary: 'Measure how right the answers to questions with known SQL are.',
  flags: [
    { flag: 'json', meaning: 'Print the figures and the misses as JSON.' },
    {
      flag: 'perturb',
      meaning: 'Ask each question in other ways instead: misspelt, in capitals, in other order.',
    },
    {
      flag: 'databases',
      placeholder: 'FOLDER',
      meaning: 'Where the databases are that the questions name as "db".',
    },
    ...FLOORS.map(({ flag, of }) => ({
      flag,
      placeholder: 'PERCENT',
      meaning: `Exit with 1 where ${of} is lower.`,
    })),
  ],
  examples: [
    'loanq eval questions.jsonl',
    'loanq eval questions.jsonl --database loans.db --min-precision 99 --min-coverage 90',
    `echo '{"question": "How many loans?", "sql": "SELECT count(*) FROM loans"}' > one.jsonl; loanq eval one.jsonl`,
  ],
  async run(context) {
    const { runEval } = await import('./eval/run-eval.ts'); // The other commands need none of it.
    return runEval(context);
  },
};
