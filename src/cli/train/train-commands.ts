import type { Command } from '../command.ts';

/** The commands of `loanq train`; what they need is loaded when one of them runs. */
export const TRAIN_COMMANDS: readonly Command[] = [
  {
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
        meaning: 'A measure, such as "watch rate", or with --table a kind of rows, such as "jumbo".',
      },
      { flag: 'table', placeholder: 'TABLE', meaning: 'The table of whose rows --sql is a condition.' },
      { flag: 'same-as', placeholder: 'NAME', meaning: 'What the term is another word for.' },
      { flag: 'meaning', placeholder: 'TEXT', meaning: 'What the term means, in a sentence.' },
      { flag: 'synonyms', placeholder: 'LIST', meaning: 'Other words for the term, separated by commas.' },
    ],
    examples: [
      'loanq train add "How many big loans are there?" --sql "SELECT count(*) AS loans FROM loans WHERE principal > 500000"',
      `loanq train add --term "watch rate" --sql "100.0 * COUNT(*) FILTER (WHERE loans.status = 'Late') / COUNT(loans.loan_id)"`,
      'loanq train add --term jumbo --table loans --sql "principal > 500000"',
      'loanq train add --term "street money" --same-as "outstanding balance"',
      'loanq train add examples.sql glossary.md terms.yaml',
    ],
    run: async (context) => (await import('./add.ts')).runAdd(context),
  },
  {
    name: 'train list',
    synopsis: '[WORDS] [--json]',
    summary: 'List the examples, terms and documents, or those that contain some words.',
    flags: [{ flag: 'json', meaning: 'Print a JSON array.' }],
    examples: ['loanq train list', 'loanq train list delinquency', 'loanq train list --json'],
    run: async (context) => (await import('./list.ts')).runList(context),
  },
  {
    name: 'train remove',
    synopsis: 'QUESTION | TERM | PLACE',
    summary: 'Remove an example, a term or a document from the training folder.',
    flags: [],
    examples: [
      'loanq train remove "How many big loans are there?"',
      'loanq train remove examples/big-loans.sql:3',
      'loanq train remove jumbo',
      'loanq train remove documents/glossary.md',
    ],
    run: async (context) => (await import('./remove.ts')).runRemove(context),
  },
  {
    name: 'train check',
    synopsis: '[--json]',
    summary: 'Run every example and ask for every term, on the current database; say what does not work.',
    flags: [{ flag: 'json', meaning: 'Print what does not work as a JSON array of {"place", "problem"}.' }],
    examples: ['loanq train check', 'loanq train check --database loans.db --training my-training'],
    run: async (context) => (await import('./check.ts')).runCheck(context),
  },
  {
    name: 'train export',
    synopsis: 'FOLDER | --jsonl',
    summary:
      'Write all material, also what comes with loanq, to a new folder; or the examples as JSON lines.',
    flags: [
      {
        flag: 'jsonl',
        meaning:
          'Print {"question", "sql"} of each example to the screen, a line each, as loanq eval takes them.',
      },
    ],
    examples: ['loanq train export my-training', 'loanq train export --jsonl > questions.jsonl'],
    run: async (context) => (await import('./export.ts')).runExport(context),
  },
  {
    name: 'train draft',
    synopsis: '[--training FOLDER]',
    summary: 'Write a first semantic model of the database: to the training folder, or else to the screen.',
    flags: [],
    examples: [
      'loanq train draft --database my.db',
      'loanq train draft --database my.db --training my-training',
    ],
    run: async (context) => (await import('./draft.ts')).runDraft(context),
  },
];
