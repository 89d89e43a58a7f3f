import { type Stats, statSync } from 'node:fs';
import { failures } from './failures.ts';

/** A state of the database file. */
export interface FileVersion {
  /**
   * Which file stands at the path: differs when it is replaced, not when it is written to. An open connection would go on
   * serving a file that was replaced or removed.
   */
  readonly identity: string;
  /** Differs also when it is written to, through its journal included. */
  readonly text: string;
  /** When it was last changed, in milliseconds since 1970, as exactly as the file system says. */
  readonly changedAt: number;
}

/**
 * Reads the state of the file at the path, the same object while it stays as it is. The reader throws LoanqError
 * `misconfigured` where there is none.
 */
export function createVersionReader(path: string): () => FileVersion {
  const logPath = `${path}-wal`;
  let states: readonly Stats[] = [];
  let version: FileVersion | null = null;
  return () => {
    const file = statSync(path, { throwIfNoEntry: false });
    if (file === undefined) throw failures.cannotOpen(path, 'there is no such file');
    const log = statSync(logPath, { throwIfNoEntry: false });
    const current: readonly [Stats, ...Stats[]] = log === undefined ? [file] : [file, log];
    if (version === null || !isSameState(current, states)) version = toVersion(current);
    states = current;
    return version;
  };
}

/** A number of a file's status, by which one state is told from another. */
const TELLING = ['dev', 'ino', 'size', 'mtimeMs', 'ctimeMs'] as const;

function isSameState(states: readonly Stats[], others: readonly Stats[]): boolean {
  return (
    states.length === others.length &&
    states.every((state, index) => TELLING.every((name) => state[name] === others[index]?.[name]))
  );
}

function toVersion(states: readonly [Stats, ...Stats[]]): FileVersion {
  const [file] = states;
  return {
    identity: `${file.dev}:${file.ino}`,
    text: states.map((state) => TELLING.map((name) => state[name]).join(':')).join(' '),
    changedAt: Math.max(...states.flatMap(({ mtimeMs, ctimeMs }) => [mtimeMs, ctimeMs])),
  };
}

/** File systems count in steps of up to two seconds. */
const SETTLED_AFTER_MS = 2_500;

/** Whether another write would show: one to a file that was written to just now need not change its times again. */
export function isSettled({ changedAt }: FileVersion): boolean {
  return Date.now() - changedAt >= SETTLED_AFTER_MS;
}

/**
 * Says whether the schema may be another than at the last call. SQLite itself would have to lock and read the file for it, which
 * takes as long as a look-up; the server has looked at the file anyway.
 */
export function createChangeDetector(readVersion: () => FileVersion): () => boolean {
  let seen = '';
  return () => {
    try {
      const version = readVersion();
      const isSame = version.text === seen && isSettled(version);
      seen = version.text;
      return !isSame;
    } catch {
      return true; // That the file is gone is for the next who asks for a process.
    }
  };
}
