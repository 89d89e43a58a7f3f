import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { fileProblem, LoanqError } from '../shared/mod.ts';
import { checkText } from './check-text.ts';
import { csvProblem } from './csv-problem.ts';

/** How a CSV file is read. */
export interface ReadOptions {
  /** What stands between two fields. */
  readonly delimiter: string;
  readonly signal: AbortSignal;
  /** Told how many bytes have been read so far. */
  readonly onBytes: (count: number) => void;
}

/** A field that is longer is one whose closing quotation mark is missing. */
const RECORD_BYTES_MAX = 16 * 1024 * 1024;

/**
 * The records of a CSV file (RFC 4180), one by one, so that a file of any size passes through; the first is that of the
 * column names, and all have as many fields. Lines without anything are left out. Rejects with LoanqError
 * `misconfigured` that names the line, or `cancelled` by the signal.
 */
export async function* readRecords(path: string, options: ReadOptions): AsyncGenerator<readonly string[]> {
  const parser = parse({
    bom: true,
    delimiter: options.delimiter,
    skip_empty_lines: true,
    max_record_size: RECORD_BYTES_MAX,
  });
  pipeline(readChunks(path, options), parser, () => {}); // What goes wrong is met by the reader below.
  let fieldCount = 0;
  try {
    for await (const record of parser) {
      if (!isRecord(record)) throw new Error('The parser gave something else than fields.');
      fieldCount ||= record.length;
      yield record;
    }
  } catch (error) {
    throw toProblem(error, { path, fieldCount });
  }
}

async function* readChunks(path: string, { signal, onBytes }: ReadOptions): AsyncGenerator<Uint8Array> {
  const check = checkText(path);
  let count = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (signal.aborted) throw new LoanqError('cancelled', 'The import was interrupted.');
    check.take(chunk);
    count += chunk.length;
    onBytes(count);
    yield chunk;
  }
  check.end();
}

/** That its fields are texts is the parser's promise. */
function isRecord(record: unknown): record is readonly string[] {
  return Array.isArray(record);
}

function toProblem(
  error: unknown,
  { path, fieldCount }: { readonly path: string; readonly fieldCount: number },
): unknown {
  if (error instanceof LoanqError) return error;
  if (!(error instanceof CsvError)) {
    return new LoanqError('misconfigured', `Cannot read ${JSON.stringify(path)}: ${fileProblem(error)}.`, {
      cause: error,
    });
  }
  const figure = (name: string): number => Number(Reflect.get(error, name));
  const fields: unknown = Reflect.get(error, 'record');
  const problems: Readonly<Record<string, string>> = {
    CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: `the row has ${counted(Array.isArray(fields) ? fields.length : 0)}, and the first line ${counted(fieldCount)}. A field that holds the delimiter belongs in quotation marks.`,
    INVALID_OPENING_QUOTE:
      'a quotation mark stands inside a field that does not begin with one. Put the field in quotation marks, and double those in it.',
    CSV_INVALID_CLOSING_QUOTE:
      'something stands between a closing quotation mark and the next delimiter. Quotation marks within a field are doubled.',
    CSV_QUOTE_NOT_CLOSED: `a quotation mark is not closed; it was opened in row ${figure('records')} below the names, or at its end.`,
    CSV_MAX_RECORD_SIZE: `row ${figure('records')} below the names is longer than 16 MB: probably a quotation mark in it is not closed.`,
  };
  return csvProblem(path, figure('lines'), problems[error.code] ?? `${error.message}.`);
}

function counted(fields: number): string {
  return `${fields} ${fields === 1 ? 'field' : 'fields'}`;
}
