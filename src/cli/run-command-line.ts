import type { Writable } from 'node:stream';
import { programVersion } from '../assets/mod.ts';
import { type Environment, type FlagShape, parseArguments, parseSettings, SETTINGS } from '../config/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import { COMMANDS } from './commands.ts';
import { createLog } from './create-log.ts';
import { allCommands, checkFlags, findCommand } from './find-command.ts';
import { commandHelp, programHelp } from './help-text.ts';
import { createOutput, type Output, OutputClosed } from './output.ts';

/** What the process was started with. */
export interface Invocation {
  /** Without the runtime and the program. */
  readonly argv: readonly string[];
  readonly environment: Environment;
  /** Opens standard input. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** Exit codes: done; failed; asked for wrongly (a command, flag or setting); interrupted, as shells say it. */
const EXIT = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const;

/** Runs what a command line asks for and resolves to the exit code; never rejects. */
export async function runCommandLine(invocation: Invocation): Promise<number> {
  const stdout = createOutput(invocation.stdout);
  const stderr = createOutput(invocation.stderr);
  try {
    return await runCommand(invocation, stdout, stderr);
  } catch (error) {
    if (error instanceof OutputClosed) return EXIT.done;
    const message = error instanceof LoanqError ? error.message : unexpected(error);
    await stderr.write(`loanq: ${message}\n`).catch(() => {});
    return exitCodeOf(error);
  }
}

function exitCodeOf(error: unknown): number {
  const code = error instanceof LoanqError ? error.code : null;
  if (code === 'misconfigured') return EXIT.misused;
  return code === 'cancelled' ? EXIT.interrupted : EXIT.failed;
}

async function runCommand(invocation: Invocation, stdout: Output, stderr: Output): Promise<number> {
  const { flags, positionals } = parseArguments(invocation.argv, knownFlags());
  const isOn = (flag: string): boolean => flags.get(flag) === 'true';
  const textOf = (flag: string): string | null => flags.get(flag) ?? null;
  const [name, ...words] = positionals;

  // Neither needs settings, so that a wrong one does not keep them from helping.
  if (isOn('version') || name === 'version') {
    await stdout.write(`${programVersion()}\n`);
    return EXIT.done;
  }
  if (isOn('help') || name === 'help') {
    const topic = name === 'help' ? words : positionals;
    await stdout.write(topic.length === 0 ? programHelp(COMMANDS) : commandHelp(findCommand(topic).command));
    return EXIT.done;
  }

  const { command, operands } = findCommand(positionals);
  checkFlags(command, [...flags.keys()]);
  const settings = parseSettings(flags, invocation.environment);
  const log = createLog(settings, stderr);
  const { stdin } = invocation;
  return command.run({ operands, isOn, textOf, settings, stdin, stdout, stderr, log });
}

function knownFlags(): FlagShape[] {
  const settings = Object.values(SETTINGS).flatMap(({ flag, placeholder }): FlagShape[] =>
    flag === null ? [] : [{ flag, value: placeholder === null ? 'optional' : 'needed' }],
  );
  const own = allCommands().flatMap(({ flags }) =>
    flags.map(
      ({ flag, placeholder }): FlagShape => ({ flag, value: placeholder === undefined ? 'none' : 'needed' }),
    ),
  );
  return [...settings, ...own, { flag: 'help', value: 'none' }, { flag: 'version', value: 'none' }];
}

function unexpected(error: unknown): string {
  return `unexpected failure, please report it:\n${error instanceof Error ? error.stack : error}`;
}
