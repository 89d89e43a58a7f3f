import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** SQLite's header, in which a counter changes with every transaction that is written to the file. */
const HEADER_BYTES = 100;

/** A text that changes whenever the content of a database file does, in its write-ahead log too. */
export function databaseState(path: string): string {
  return [fileState(path), header(path), fileState(`${path}-wal`)].join(' ');
}

function fileState(path: string): string {
  const status = statSync(path, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? '-' : [status.dev, status.ino, status.size, status.mtimeNs].join(':');
}

function header(path: string): string {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(path, 'r');
  try {
    readSync(descriptor, bytes);
  } finally {
    closeSync(descriptor);
  }
  return bytes.toString('base64');
}
