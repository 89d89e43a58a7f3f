import { LoanqError } from '../shared/mod.ts';
import type { Command } from './command.ts';

/** `loanq serve`, also meant by `loanq` alone. */
export const serve: Command = {
  name: 'serve',
  synopsis: '[--open]',
  summary: 'Serve the web page and the HTTP interface (the default).',
  flags: [{ flag: 'open', meaning: 'Open the page in the browser.' }],
  examples: ['loanq', 'loanq serve --port 9000 --database loans.db', 'loanq --open'],
  async run(context) {
    const [operand] = context.operands;
    if (operand !== undefined)
      throw new LoanqError(
        'misconfigured',
        `loanq serve takes no ${JSON.stringify(operand)}. For a database: --database FILE.`,
      );
    const { runServe } = await import('./serve/run-serve.ts'); // The other commands need no server.
    return runServe(context);
  },
};
