import { type QueryRunner, queryRows, type ResultProfile } from '../database/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import type { Table } from './table.ts';

/** Larger results are not compared: both sides are held in memory. */
const RESULT_BYTES_MAX = 64 * 1024 * 1024;

/** Runs a statement and holds its rows. Rejects with LoanqError as the runner does, or when there are too many. */
export async function readTable(
  runner: Pick<QueryRunner, 'run'>,
  sql: string,
  signal: AbortSignal,
): Promise<Table> {
  let profile: Promise<ResultProfile | null> = Promise.resolve(null);
  const watched: Pick<QueryRunner, 'run'> = {
    async run(statement, options) {
      const result = await runner.run(statement, { ...options, profile: true });
      profile = result.profile;
      const { body } = result;
      return { ...result, body: body instanceof Uint8Array ? body : body.pipeThrough(limitSize()) };
    },
  };
  const rows = await queryRows(watched, sql, { signal });
  const names = ((await profile)?.columns ?? []).map(({ name }) => name);
  return { width: names.length, rows: rows.map((row) => names.map((name) => row[name] ?? null)) };
}

function limitSize(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= RESULT_BYTES_MAX) controller.enqueue(chunk);
      else controller.error(new LoanqError('sql-result-too-large', 'The result is too large to compare.'));
    },
  });
}
