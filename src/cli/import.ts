import type { Command } from './command.ts';

/** `loanq import FILE.csv …`. */
export const importing: Command = {
  name: 'import',
  synopsis: 'FILE.csv … --database FILE',
  summary: 'Make tables of CSV files, in a database that is made where it is missing.',
  flags: [
    {
      flag: 'delimiter',
      placeholder: 'SIGN',
      meaning: 'What stands between two fields; without it the comma, semicolon or tab is found out.',
    },
    { flag: 'replace', meaning: 'Write tables anew that are there already.' },
  ],
  examples: [
    'loanq import leases.csv payments.csv --database leases.db',
    'loanq import leases.csv --database leases.db --replace',
    'loanq import export.txt --delimiter "|" --database export.db',
  ],
  async run(context) {
    const { runImport } = await import('./import/run-import.ts'); // The other commands need none of it.
    return runImport(context);
  },
};
