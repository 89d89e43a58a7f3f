import type { QueryRunner } from '../database/mod.ts';
import { type Generation, LoanqError, type Refusal, type SqlGenerator } from '../shared/mod.ts';
import type { EvaluationCase } from './evaluation-case.ts';
import type { Outcome } from './outcome.ts';
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
  const base = { case: test, generateMs: performance.now() - start };
  const mustRefuse = test.golds.length === 0;
  if ('failure' in answer) {
    return { ...base, kind: 'refused', stage: 'failed', message: answer.failure };
  }
  if (mustRefuse) return { ...base, ...judgeRefusal(answer.value) };
  const gold = await readGolds(test, runner, signal);
  if ('failure' in gold) return { ...base, kind: 'invalid', message: gold.failure };
  if (answer.value.kind === 'refusal') return { ...base, ...refused(answer.value) };
  const { sql } = answer.value;
  const got = await attempt(() => readTable(runner, sql, signal));
  const expected = gold.value[0];
  if ('failure' in got) {
    return { ...base, kind: 'wrong', stage: 'sql-error', sql, message: got.failure, expected, got: null };
  }
  const isRight = gold.value.some((table) => hasSameRows(got.value, table, { ordered: test.isOrdered }));
  if (isRight) return { ...base, kind: 'right' };
  return { ...base, kind: 'wrong', stage: 'wrong-rows', sql, message: null, expected, got: got.value };
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

function judgeRefusal(answer: Generation | Refusal) {
  if (answer.kind === 'refusal') return { kind: 'right' } as const;
  const { sql } = answer;
  return { kind: 'wrong', stage: 'must-refuse', sql, message: null, expected: null, got: null } as const;
}

function refused({ stage = 'rejected', message }: Refusal) {
  return { kind: 'refused', stage, message } as const;
}

/** The rows of those golds that run, the first one's first; the first failure where none does. */
async function readGolds(
  { golds }: EvaluationCase,
  runner: Pick<QueryRunner, 'run'>,
  signal: AbortSignal,
): Promise<Attempt<readonly [Table, ...Table[]]>> {
  const attempts: Attempt<Table>[] = [];
  for (const sql of golds) attempts.push(await attempt(() => readTable(runner, sql, signal)));
  const [first, ...others] = attempts.flatMap((result) => ('value' in result ? [result.value] : []));
  if (first !== undefined) return { value: [first, ...others] };
  const [failure] = attempts.flatMap((result) => ('failure' in result ? [result.failure] : []));
  return { failure: failure ?? 'It has no SQL.' };
}
