import type { QueryRunner } from '../database/mod.ts';
import { type Generation, LoanqError, type Refusal, type SqlGenerator } from '../shared/mod.ts';
import type { EvaluationCase } from './evaluation-case.ts';
import type { Excerpt, Outcome, Verdict } from './outcome.ts';
import { readTable } from './read-table.ts';
import { hasSameRows } from './same-rows.ts';
import type { Table } from './table.ts';

/** Who answers, and the database that is asked about. */
export interface Subject {
  readonly generator: SqlGenerator;
  readonly runner: Pick<QueryRunner, 'run'>;
}

/**
 * Asks one question and compares the rows of the answer with those of the case's own SQL. Rejects with LoanqError where
 * there is no use in going on: `cancelled`, `misconfigured`, `provider-missing`.
 */
export async function evaluate(
  test: EvaluationCase,
  { generator, runner }: Subject,
  signal: AbortSignal,
): Promise<Outcome> {
  const start = performance.now();
  const answer = await attempt(() => generator.generate(test.question, { signal }));
  const generateMs = performance.now() - start;
  return { case: test, generateMs, ...(await judge(test, answer, (sql) => readTable(runner, sql, signal))) };
}

type ReadTable = (sql: string) => Promise<Table>;

async function judge(
  test: EvaluationCase,
  answer: Attempt<Generation | Refusal>,
  readTable: ReadTable,
): Promise<Verdict> {
  if ('failure' in answer) return { kind: 'refused', stage: 'failed', message: answer.failure };
  if (test.golds.length === 0) return judgeUnanswerable(answer.value);
  if (answer.value.kind === 'generation') return judgeRows(test, answer.value.sql, readTable);
  const gold = await readGolds(test, readTable);
  if ('failure' in gold) return { kind: 'invalid', message: gold.failure };
  const { stage = 'rejected', message } = answer.value;
  return { kind: 'refused', stage, message };
}

type Attempt<T> = { readonly value: T } | { readonly failure: string };

/** Failures that say nothing about the question. */
const USELESS_TO_GO_ON = new Set(['cancelled', 'misconfigured', 'provider-missing']);

async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof LoanqError && USELESS_TO_GO_ON.has(error.code)) throw error;
    if (error instanceof LoanqError) return { failure: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function judgeUnanswerable(answer: Generation | Refusal): Verdict {
  if (answer.kind === 'refusal') return { kind: 'right' };
  const { sql } = answer;
  return { kind: 'wrong', stage: 'must-refuse', sql, message: null, expected: null, got: null };
}

async function judgeRows(test: EvaluationCase, sql: string, readTable: ReadTable): Promise<Verdict> {
  const [gold, got] = await Promise.all([readGolds(test, readTable), attempt(() => readTable(sql))]);
  if ('failure' in gold) return { kind: 'invalid', message: gold.failure };
  const expected = toExcerpt(gold.value[0]);
  if ('failure' in got) {
    return { kind: 'wrong', stage: 'sql-error', sql, message: got.failure, expected, got: null };
  }
  const options = { ordered: test.isOrdered };
  if (gold.value.some((table) => hasSameRows(got.value, table, options))) return { kind: 'right' };
  return { kind: 'wrong', stage: 'wrong-rows', sql, message: null, expected, got: toExcerpt(got.value) };
}

/** The rows of those golds that run, the first one's first; the first failure where none does. */
async function readGolds(
  { golds }: EvaluationCase,
  readTable: ReadTable,
): Promise<Attempt<readonly [Table, ...Table[]]>> {
  const attempts: Attempt<Table>[] = [];
  for (const sql of golds) attempts.push(await attempt(() => readTable(sql)));
  const [first, ...others] = attempts.flatMap((result) => ('value' in result ? [result.value] : []));
  if (first !== undefined) return { value: [first, ...others] };
  const [failure] = attempts.flatMap((result) => ('failure' in result ? [result.failure] : []));
  return { failure: failure ?? 'It has no SQL.' };
}

const ROWS_SHOWN = 3;

function toExcerpt({ rows }: Table): Excerpt {
  return { rowCount: rows.length, rows: rows.slice(0, ROWS_SHOWN) };
}
