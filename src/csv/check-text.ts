import { basename } from 'node:path';
import type { LoanqError } from '../shared/mod.ts';
import { csvProblem } from './csv-problem.ts';

/** Looks at a file's bytes as they pass by. */
export interface TextCheck {
  /** Throws LoanqError `misconfigured` where the bytes are not UTF-8, or hold NUL characters. */
  take(chunk: Uint8Array): void;
  /** Throws it where the file ends within a character. */
  end(): void;
}

const NEWLINE = 0x0a;

/** Makes sure that a file is text in UTF-8, and says in which line it is not. */
export function checkText(path: string): TextCheck {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let isFirst = true;
  return {
    take(chunk) {
      if (isFirst && isUtf16(chunk)) throw wrongEncoding(path, null, 'it is in UTF-16');
      isFirst = false;
      try {
        decoder.decode(chunk, { stream: true });
      } catch {
        throw wrongEncoding(path, line + findBadLine(chunk), 'it is not in UTF-8');
      }
      const nul = chunk.indexOf(0);
      if (nul !== -1) {
        const at = line + countNewlines(chunk.subarray(0, nul));
        throw csvProblem(path, at, 'it holds a NUL character, which is no text. Is it a CSV file?');
      }
      line += countNewlines(chunk);
    },
    end() {
      try {
        decoder.decode();
      } catch {
        throw wrongEncoding(path, line, 'it is not in UTF-8');
      }
    },
  };
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function wrongEncoding(path: string, line: number | null, problem: string): LoanqError {
  const [file, from] = [basename(path), problem.endsWith('UTF-16') ? 'UTF-16' : 'WINDOWS-1252'];
  return csvProblem(
    path,
    line,
    `${problem}. Save it as UTF-8 (spreadsheets call that "CSV UTF-8"), or convert it: iconv -f ${from} -t UTF-8 ${file} > utf8.csv`,
  );
}

function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** How many lines of a chunk are before the one that is not UTF-8; one may have begun with a character cut in two. */
function findBadLine(chunk: Uint8Array): number {
  let start = 0;
  while (start < 3 && isContinuation(chunk[start])) start += 1;
  for (let line = 0; start < chunk.length; line += 1) {
    const newline = chunk.indexOf(NEWLINE, start);
    const end = newline === -1 ? chunk.length : newline;
    if (!isUtf8(chunk.subarray(start, end))) return line;
    start = end + 1;
  }
  return 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
