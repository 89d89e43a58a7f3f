import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers';
import type { DriverFailure, ProcessEnd } from './failures.ts';
import { createChangeDetector, type FileVersion } from './file-identity.ts';
import { createFrameParser, FrameKind, RETIRING } from './frames.ts';
import type { ProcessCommand } from './process-command.ts';
import { offerToOutOfMemoryKiller, setProcessPriority } from './process-standing.ts';
import { encodeRequest } from './query-process/request.ts';
import type { StatementRequest } from './query-process/run-statement.ts';

/** The parent's side of one query process. */
export interface QueryProcess {
  /** Its number with the operating system; undefined where it could not be started at all. */
  readonly id: number | undefined;
  /** The file it opened, see `FileVersion`. */
  readonly fileIdentity: string;
  /** Since when it has been at its present statement, by `performance.now()`; null while it runs none. */
  readonly busySince: number | null;
  /** Runs a statement, after those it was given before. */
  run(request: StatementRequest, events: StatementEvents): GivenStatement;
  /** Lets it end in its own time; only while it runs nothing that is wanted. */
  end(): void;
}

/** A statement that a process was given. */
export interface GivenStatement {
  /** It is not wanted any more: where it has begun, ends the process at once. No event of it follows. */
  stop(): void;
  /** Stops and resumes taking its rows; a paused process blocks once the pipe is full. */
  pause(): void;
  resume(): void;
}

/** Exactly one of `returned`, `end`, `failure` and `died` comes last, unless the statement is stopped. */
export interface StatementEvents {
  /** Those before it are answered. */
  started(): void;
  /** It has not begun, since the one before it takes long or ended the process: give it to another. */
  returned(): void;
  data(piece: Buffer): void;
  end(profileJson: string): void;
  failure(failure: DriverFailure): void;
  died(end: ProcessEnd): void;
}

export interface LifeEvents {
  /** It has opened the database; a warning says which protection is missing. */
  ready(process: QueryProcess, warning: string | null): void;
  /** It finished a statement, which took so long; it is spent when it can take no more since it stays at low priority. */
  free(process: QueryProcess, ms: number, isSpent: boolean): void;
  /** It is gone, or as good as gone; `startFailure` says why it never became ready. */
  gone(process: QueryProcess, startFailure: string | null): void;
  /** The operating system has ended it and everything it wrote has been read. */
  exited(process: QueryProcess): void;
}

export interface StartOptions {
  readonly command: ProcessCommand;
  /** The database file as it is now; throws LoanqError when it is gone. */
  readonly readVersion: () => FileVersion;
}

const ERROR_OUTPUT_MAX = 4_000;

/** A statement that takes longer yields to the server and to light statements; those would only be slowed by it. */
const HEAVY_AFTER_MS = 100;

/** Statements do not wait behind one that takes longer. */
const RETURN_AFTER_MS = 20;

interface Given {
  /** Null once nobody wants its answer. */
  events: StatementEvents | null;
}

/** Starts a query process: none of this process's environment, root directory as working directory. */
export function startQueryProcess({ command, readVersion }: StartOptions, life: LifeEvents): QueryProcess {
  const { identity } = readVersion();
  const child = spawn(command.file, command.arguments, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...systemEnvironment(), ...command.environment },
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
    // Its own process group: an interrupt typed at the terminal is for the server, which then ends in order.
    detached: process.platform !== 'win32',
  });
  const { stdin, stdout, stderr } = child;
  let state: 'starting' | 'ready' | 'gone' = 'starting';
  /** What it was given and has not answered; it is at the first. */
  let line: Given[] = [];
  let busySince: number | null = null;
  let startFailure: string | null = null;
  let errorOutput = '';
  let isLowered = false;
  let timer: NodeJS.Timeout | undefined;
  const send = createGatheringWriter(stdin);
  const schemaMayHaveChanged = createChangeDetector(readVersion);

  const self: QueryProcess = {
    id: child.pid,
    fileIdentity: identity,
    get busySince() {
      return busySince;
    },
    run(request, events) {
      const given: Given = { events };
      line.push(given);
      send(encodeRequest(request, schemaMayHaveChanged()));
      if (line.length === 1) begin(given);
      return {
        stop() {
          given.events = null;
          if (given === line[0]) kill();
        },
        pause() {
          if (given === line[0]) stdout.pause();
        },
        resume() {
          if (given === line[0]) stdout.resume();
        },
      };
    },
    end: () => stdin.end(),
  };

  function begin(given: Given): void {
    busySince = performance.now();
    timer = setTimeout(endPatience, RETURN_AFTER_MS).unref();
    given.events?.started();
  }

  function endPatience(): void {
    giveBack(line.slice(1));
    timer = setTimeout(yieldToOthers, HEAVY_AFTER_MS - RETURN_AFTER_MS).unref();
  }

  function yieldToOthers(): void {
    if (line[0]?.events === null) {
      kill();
      return;
    }
    isLowered = true;
    setProcessPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }

  function giveBack(statements: readonly Given[]): void {
    for (const given of statements) {
      const { events } = given;
      given.events = null;
      events?.returned();
    }
  }

  function kill(): void {
    child.kill('SIGKILL');
    stdout.destroy();
    leave(null);
  }

  function leave(end: ProcessEnd | null): void {
    if (state === 'gone') return;
    const wasStarting = state === 'starting';
    const [present, ...others] = line;
    state = 'gone';
    line = [];
    clearTimeout(timer);
    const reason = startFailure ?? `it ended while starting. ${errorOutput}`.trim();
    life.gone(self, wasStarting ? reason : null);
    if (end !== null) present?.events?.died(end);
    giveBack(others);
  }

  /** The present statement is answered; the events of its end come before those of the next. */
  function finish(kind: number, payload: Buffer): void {
    const events = line.shift()?.events ?? null;
    const ms = performance.now() - (busySince ?? 0);
    busySince = null;
    clearTimeout(timer);
    stdout.resume();
    const isRetiring = (kind & RETIRING) !== 0;
    const others = line;
    if (isRetiring) {
      line = [];
      leave(null);
    }
    if ((kind & ~RETIRING) === FrameKind.end) events?.end(payload.toString());
    else events?.failure(parseFailure(payload));
    if (isRetiring) {
      giveBack(others);
      return;
    }
    const [next] = line;
    if (next !== undefined) begin(next);
    if (isLowered) isLowered = !setProcessPriority(child.pid, constants.priority.PRIORITY_NORMAL);
    life.free(self, ms, isLowered);
  }

  const parse = createFrameParser({
    data: (piece) => line[0]?.events?.data(piece),
    frame(kind, payload) {
      if (state === 'gone') return;
      if (kind === FrameKind.ready) {
        state = 'ready';
        offerToOutOfMemoryKiller(child.pid);
        life.ready(self, parseReady(payload));
        return;
      }
      if (line.length === 0) startFailure = parseFailure(payload).message;
      else finish(kind, payload);
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

/** Writes what one turn of the event loop gathers at once, so that it wakes the process once. */
function createGatheringWriter(stream: Writable): (bytes: Buffer) => void {
  let gathered: Buffer[] = [];
  function flush(): void {
    const [first] = gathered;
    stream.write(gathered.length === 1 && first !== undefined ? first : Buffer.concat(gathered));
    gathered = [];
  }
  return (bytes) => {
    if (gathered.length === 0) setImmediate(flush);
    gathered.push(bytes);
  };
}

/** Windows programs do not start without the system's directory. */
function systemEnvironment(): Record<string, string> {
  const { SystemRoot: root } = process.env;
  return process.platform === 'win32' && root !== undefined ? { SystemRoot: root } : {};
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
