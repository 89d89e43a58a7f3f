import { basename } from 'node:path';
import { LoanqError } from '../shared/mod.ts';

/** What is wrong with a CSV file, as LoanqError `misconfigured`: where it is, and what would be right. */
export function csvProblem(path: string, line: number | null, problem: string): LoanqError {
  const place = line === null ? basename(path) : `${basename(path)}, line ${line}`;
  return new LoanqError('misconfigured', `${place}: ${problem}`);
}
