import { parseExactJson } from './parse-exact-json.ts';
import type { QueryRunner, ResultStream, RunOptions } from './query-runner.ts';

/** A value of a row: 64-bit integers beyond 2^53 are bigint, blobs base64 text. */
export type RowValue = string | number | bigint | null;
export type Row = Readonly<Record<string, RowValue>>;

/** Runs a statement for the server itself and parses its rows; throws what the runner throws. Holds them all in memory. */
export async function queryRows(
  runner: Pick<QueryRunner, 'run'>,
  sql: string,
  options: RunOptions = {},
): Promise<Row[]> {
  const { body } = await runner.run(sql, options);
  const rows: unknown = parseExactJson(await textOf(body));
  if (!isRows(rows)) throw new Error('A query process sent something else than rows.');
  return rows;
}

/** What `new Response(body).text()` gives, without the HTTP client that Node loads for a `Response`. */
async function textOf(body: ResultStream['body']): Promise<string> {
  const decoder = new TextDecoder();
  if (!(body instanceof ReadableStream)) return decoder.decode(body);
  let text = '';
  for await (const bytes of body) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** Whether the values are right too is the query process's promise. */
function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}
