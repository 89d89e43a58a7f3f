import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A server under measurement, in a process of its own on a free port of this machine. */
export interface Server {
  readonly name: string;
  readonly port: number;
  readonly processId: number;
  close(): Promise<void>;
}

/** How much of what it says is kept, for the case that it does not start. */
const SAID_MAX = 10_000;

export interface ServerCommand {
  readonly name: string;
  readonly file: string;
  readonly arguments: readonly string[];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Which of its outputs says the address, as `http://HOST:PORT`. */
  readonly speaksOn: 'stdout' | 'stderr';
}

/** Starts a server and waits until it says where it listens. Rejects with what it said otherwise. */
export async function startServer(command: ServerCommand): Promise<Server> {
  const { PATH, HOME } = process.env;
  const child = spawn(command.file, command.arguments, {
    cwd: command.folder,
    env: { PATH, HOME, ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      if (said.length < SAID_MAX) said += chunk.toString();
    });
  }
  const port = await portSaidBy(child[command.speaksOn]);
  if (port === null) throw new Error(`${command.name} did not start: ${said}`);
  // Reading lines has paused it; a server must never wait for a reader of what it says.
  child[command.speaksOn].resume();
  return {
    name: command.name,
    port,
    processId: idOf(child),
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Null if the output ends without it. */
async function portSaidBy(output: Readable): Promise<number | null> {
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    const port = /http:\/\/[^\s/]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  return null;
}

function idOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('A process that runs has an id.');
  return pid;
}
