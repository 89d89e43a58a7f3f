import type { ResultStream } from '../database/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import type { CommandContext, CommandFlag } from './command.ts';
import type { Output } from './output.ts';
import { printTable } from './print-table.ts';
import { drain, readBody } from './read-body.ts';
import { toCsv } from './to-csv.ts';

/** How rows are printed: for people, or for programs. */
export type OutputFormat = 'table' | 'json' | 'csv';

/** The flag of a command that prints all rows as CSV. */
export const CSV_FLAG: CommandFlag = { flag: 'csv', meaning: 'Print all rows as CSV.' };

/** The format that the flags ask for. Throws LoanqError `misconfigured` where they ask for two. */
export function outputFormat(isOn: CommandContext['isOn']): OutputFormat {
  if (isOn('json') && isOn('csv')) {
    throw new LoanqError('misconfigured', '--json and --csv exclude each other: give one of them.');
  }
  return isOn('json') ? 'json' : isOn('csv') ? 'csv' : 'table';
}

/** Prints the rows of a result: as the text of a JSON array, as CSV, or the first of them as a table. Rejects as the result does. */
export async function printResult(result: ResultStream, format: OutputFormat, stdout: Output): Promise<void> {
  switch (format) {
    case 'json':
      for await (const bytes of readBody(result)) await stdout.write(bytes);
      return;
    case 'csv':
      for await (const lines of toCsv(readBody(result))) await stdout.write(lines);
      return;
    case 'table': {
      await drain(result);
      const profile = await result.profile;
      if (profile !== null) await stdout.write(printTable(profile));
    }
  }
}
