import { LoanqError } from '../shared/mod.ts';
import type { Command, CommandContext } from './command.ts';
import { abortOnInterrupt } from './interrupt.ts';
import { openRunner } from './open-runner.ts';
import { CSV_FLAG, outputFormat, printResult } from './print-result.ts';
import { readOperand } from './read-operand.ts';

/** `loanq sql STATEMENT`. */
export const sql: Command = {
  name: 'sql',
  synopsis: '(STATEMENT | -) [--json | --csv]',
  summary: 'Run a SQL statement, or with - the one that standard input holds, and print its rows.',
  flags: [{ flag: 'json', meaning: 'Print all rows as a JSON array of objects.' }, CSV_FLAG],
  examples: [
    'loanq sql "SELECT grade, count(*) AS loans FROM loans GROUP BY grade"',
    'loanq sql "SELECT * FROM payments" --csv > payments.csv',
    'loanq sql - < question.sql',
  ],
  run: runSql,
};

async function runSql(context: CommandContext): Promise<number> {
  const { operands, isOn, settings, stdout, log } = context;
  const format = outputFormat(isOn);
  if (operands.length !== 1) {
    throw new LoanqError('misconfigured', 'loanq sql takes one statement, in quotes: loanq sql "SELECT 1".');
  }
  const statement = await readOperand(context);
  const signal = abortOnInterrupt();
  const { runner } = await openRunner(settings, log);
  try {
    const result = await runner.run(statement, { signal, profile: true });
    await printResult(result, format, stdout);
    if (format === 'json') await stdout.write('\n');
  } finally {
    await runner.close();
  }
  return 0;
}
