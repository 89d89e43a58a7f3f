import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { fileProblem } from '../shared/mod.ts';
import { failures } from './failures.ts';

const SIGNATURE = 'SQLite format 3\0';

const CSV_FILE = /\.(?:csv|tsv)$/i;

/** The header of a database file (https://www.sqlite.org/fileformat2.html#the_database_header): where what stands. */
const HEADER = { bytes: 100, pageSize: 16, changeCounter: 24, pageCount: 28, pageCountValidFor: 92 } as const;

/**
 * Throws LoanqError `misconfigured` unless the file can be read, begins like a database (or is empty, which is one) and is
 * as long as it says: SQLite takes what is missing of a last page that is cut for zeros.
 */
export function assertIsDatabase(path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) throw failures.cannotOpen(path, 'there is no such file');
  if (!status.isFile()) throw failures.cannotOpen(path, 'it is not a file');
  const { header, sizeBytes } = readHeader(path);
  if (sizeBytes === 0) return;
  if (header.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) {
    throw CSV_FILE.test(path) ? failures.isCsv(path) : failures.cannotOpen(path, 'file is not a database');
  }
  const wholeBytes = wholeSize(header);
  if (sizeBytes < wholeBytes && !hasJournal(path)) throw failures.cutOff(path, { sizeBytes, wholeBytes });
}

function readHeader(path: string): { readonly header: Buffer; readonly sizeBytes: number } {
  const header = Buffer.alloc(HEADER.bytes);
  try {
    const descriptor = openSync(path, 'r');
    try {
      readSync(descriptor, header);
      return { header, sizeBytes: fstatSync(descriptor).size };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw failures.cannotOpen(path, fileProblem(error));
  }
}

/** How long the file has to be at least. Old versions of SQLite wrote no page count: what stands there may then be anything. */
function wholeSize(header: Buffer): number {
  const given = header.readUInt16BE(HEADER.pageSize);
  const pageBytes = given === 1 ? 65_536 : given; // Two bytes cannot hold it.
  const isPageSize = pageBytes >= 512 && (pageBytes & (pageBytes - 1)) === 0;
  const isCountValid =
    header.readUInt32BE(HEADER.changeCounter) === header.readUInt32BE(HEADER.pageCountValidFor);
  if (!isPageSize || !isCountValid) return HEADER.bytes;
  return Math.max(HEADER.bytes, header.readUInt32BE(HEADER.pageCount) * pageBytes);
}

/** What is not in the file may be in the log beside it; a journal of a transaction that was broken off restores the file. */
function hasJournal(path: string): boolean {
  return ['-wal', '-journal'].some(
    (ending) => (statSync(`${path}${ending}`, { throwIfNoEntry: false })?.size ?? 0) > 0,
  );
}
