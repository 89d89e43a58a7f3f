import { LoanqError } from '../shared/mod.ts';
import type { Command, CommandContext } from './command.ts';
import { abortOnInterrupt } from './interrupt.ts';
import { openRunner } from './open-runner.ts';
import { printTable } from './print-table.ts';
import { drain, readBody } from './read-body.ts';
import { toCsv } from './to-csv.ts';

/** `loanq sql STATEMENT`. */
export const sql: Command = {
  name: 'sql',
  synopsis: 'STATEMENT [--json | --csv]',
  summary: 'Run a SQL statement and print its rows.',
  flags: [
    { flag: 'json', meaning: 'Print all rows as a JSON array of objects.' },
    { flag: 'csv', meaning: 'Print all rows as CSV.' },
  ],
  examples: [
    'loanq sql "SELECT grade, count(*) AS loans FROM loans GROUP BY grade"',
    'loanq sql "SELECT * FROM payments" --csv > payments.csv',
  ],
  run: runSql,
};

async function runSql({ operands, isOn, settings, stdout, log }: CommandContext): Promise<number> {
  const [statement, ...others] = operands;
  if (statement === undefined || others.length > 0) {
    throw new LoanqError('misconfigured', 'loanq sql takes one statement, in quotes: loanq sql "SELECT 1".');
  }
  const signal = abortOnInterrupt();
  const { runner } = await openRunner(settings, log);
  try {
    const result = await runner.run(statement, { signal, profile: true });
    if (isOn('json')) {
      for await (const bytes of readBody(result)) await stdout.write(bytes);
      await stdout.write('\n');
    } else if (isOn('csv')) {
      for await (const lines of toCsv(readBody(result))) await stdout.write(lines);
    } else {
      await drain(result);
      const profile = await result.profile;
      if (profile !== null) await stdout.write(printTable(profile));
    }
  } finally {
    await runner.close();
  }
  return 0;
}
