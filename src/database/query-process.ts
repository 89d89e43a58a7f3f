import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import type { DriverFailure, ProcessEnd } from './failures.ts';
import { createFrameParser, FrameKind, RETIRING } from './frames.ts';
import type { ProcessCommand } from './process-command.ts';
import { encodeRequest } from './query-process/request.ts';
import type { StatementRequest } from './query-process/run-statement.ts';

/** The parent's side of one query process. */
export interface QueryProcess {
  /** Its number with the operating system; undefined where it could not be started at all. */
  readonly id: number | undefined;
  /** The file it opened, see `readFileIdentity`. */
  readonly fileIdentity: string;
  /** Runs a statement; exactly one of the events `end`, `failure` and `died` comes last, unless it is killed. */
  run(request: StatementRequest, events: StatementEvents): void;
  /** Stops and resumes taking rows; a paused process blocks once the pipe is full. */
  pause(): void;
  resume(): void;
  /** Ends it at once, whatever it does; no event of the statement follows. */
  kill(): void;
  /** Lets it end in its own time; only while it runs nothing. */
  end(): void;
}

export interface StatementEvents {
  data(piece: Buffer): void;
  end(profileJson: string): void;
  failure(failure: DriverFailure): void;
  died(end: ProcessEnd): void;
}

export interface LifeEvents {
  /** It has opened the database; a warning says which protection is missing. */
  ready(process: QueryProcess, warning: string | null): void;
  /** It finished a statement and can take the next, unless it must end since it stays at low priority. */
  free(process: QueryProcess, isSpent: boolean): void;
  /** It is gone, or as good as gone; `startFailure` says why it never became ready. */
  gone(process: QueryProcess, startFailure: string | null): void;
  /** The operating system has ended it and everything it wrote has been read. */
  exited(process: QueryProcess): void;
}

export interface StartOptions {
  readonly command: ProcessCommand;
  readonly fileIdentity: string;
}

const ERROR_OUTPUT_MAX = 4_000;

/** A query process is the first to go when the machine runs out of memory. */
const OUT_OF_MEMORY_SCORE = '1000';

/** A statement that takes longer yields to the server and to light statements; those would only be slowed by it. */
const HEAVY_AFTER_MS = 100;

/** Starts a query process: none of this process's environment, root directory as working directory. */
export function startQueryProcess({ command, fileIdentity }: StartOptions, life: LifeEvents): QueryProcess {
  const child = spawn(command.file, command.arguments, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...systemEnvironment(), ...command.environment },
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
    // Its own process group: an interrupt typed at the terminal is for the server, which then ends in order.
    detached: process.platform !== 'win32',
  });
  const { stdin, stdout, stderr } = child;
  let state: 'starting' | 'idle' | 'busy' | 'gone' = 'starting';
  let statement: StatementEvents | null = null;
  let startFailure: string | null = null;
  let errorOutput = '';
  let isLowered = false;
  const lower = (): void => {
    isLowered = true;
    setProcessPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  };
  let heavyTimer: NodeJS.Timeout | null = null;
  const stopWatching = (): void => {
    if (heavyTimer !== null) clearTimeout(heavyTimer);
    heavyTimer = null;
  };

  const self: QueryProcess = {
    id: child.pid,
    fileIdentity,
    run(request, events) {
      state = 'busy';
      statement = events;
      heavyTimer = setTimeout(lower, HEAVY_AFTER_MS).unref();
      stdin.write(encodeRequest(request));
    },
    pause: () => stdout.pause(),
    resume: () => stdout.resume(),
    kill() {
      child.kill('SIGKILL');
      stdout.destroy();
      leave(null);
    },
    end: () => stdin.end(),
  };

  function leave(end: ProcessEnd | null): void {
    if (state === 'gone') return;
    const wasStarting = state === 'starting';
    const running = statement;
    state = 'gone';
    statement = null;
    stopWatching();
    const reason = startFailure ?? `it ended while starting. ${errorOutput}`.trim();
    life.gone(self, wasStarting ? reason : null);
    if (end !== null) running?.died(end);
  }

  const parse = createFrameParser({
    data: (piece) => statement?.data(piece),
    frame(kind, payload) {
      if (state === 'gone') return;
      if (kind === FrameKind.ready) {
        state = 'idle';
        offerToOutOfMemoryKiller(child.pid);
        life.ready(self, parseReady(payload));
        return;
      }
      const running = statement;
      if (running === null) {
        startFailure = parseFailure(payload).message;
        return;
      }
      statement = null;
      stopWatching();
      const isRetiring = (kind & RETIRING) !== 0;
      if (isRetiring) leave(null);
      else state = 'idle';
      if ((kind & ~RETIRING) === FrameKind.end) running.end(payload.toString());
      else running.failure(parseFailure(payload));
      if (isRetiring) return;
      if (isLowered) isLowered = !setProcessPriority(child.pid, constants.priority.PRIORITY_NORMAL);
      life.free(self, isLowered);
    },
  });

  stdout.on('data', (chunk: Buffer) => {
    if (state !== 'gone') parse(chunk);
  });
  stderr.on('data', (chunk: Buffer) => {
    if (errorOutput.length < ERROR_OUTPUT_MAX) errorOutput += chunk.toString();
  });
  // A process that is gone breaks its pipes; that it is gone is known from its own events.
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
  child.on('error', (error) => {
    startFailure = error.message;
    leave({ exitCode: null, signal: null, errorOutput: error.message });
  });
  // Only on 'close' has everything it wrote been read.
  child.on('close', (exitCode, signal) => {
    leave({ exitCode, signal, errorOutput });
    life.exited(self);
  });
  return self;
}

/** Windows programs do not start without the system's directory. */
function systemEnvironment(): Record<string, string> {
  const { SystemRoot: root } = process.env;
  return process.platform === 'win32' && root !== undefined ? { SystemRoot: root } : {};
}

/**
 * Sets the priority of a process, and of its group where Linux shares out the processor by session; says whether it
 * could. Anybody may lower it; only root may raise it again.
 */
function setProcessPriority(id: ChildProcess['pid'], priority: number): boolean {
  if (id === undefined) return false;
  try {
    setPriority(id, priority);
    const sessionPriority = `/proc/${id}/autogroup`;
    if (process.platform === 'linux' && existsSync(sessionPriority))
      writeFileSync(sessionPriority, String(priority));
    return true;
  } catch {
    return false;
  }
}

/** Not needed for correctness, and may be forbidden or, once the process has ended, impossible. */
function offerToOutOfMemoryKiller(id: ChildProcess['pid']): void {
  if (id === undefined || process.platform !== 'linux') return;
  try {
    writeFileSync(`/proc/${id}/oom_score_adj`, OUT_OF_MEMORY_SCORE);
  } catch {}
}

function parseReady(payload: Buffer): string | null {
  const value: unknown = JSON.parse(payload.toString());
  const isReady = typeof value === 'object' && value !== null && 'warning' in value;
  return isReady && typeof value.warning === 'string' ? value.warning : null;
}

function parseFailure(payload: Buffer): DriverFailure {
  const value: unknown = JSON.parse(payload.toString());
  if (typeof value !== 'object' || value === null || !('code' in value) || !('message' in value)) {
    throw new Error(`Not a failure of a query process: ${payload.toString()}`);
  }
  return { code: String(value.code), message: String(value.message) };
}
