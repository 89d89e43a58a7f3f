import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCases } from '../../../src/evaluation/mod.ts';
import type { CoverageCase } from './measure-coverage.ts';

/** The questions of the corpus, none of which is in the training material. */
export function corpusCases(): CoverageCase[] {
  const path = join(import.meta.dirname, '../../corpus/loan-book.jsonl');
  const cases = parseCases(readFileSync(path, 'utf8'), 'loan-book.jsonl');
  return cases.flatMap(({ question, golds }) => golds.slice(0, 1).map((sql) => ({ question, sql })));
}
