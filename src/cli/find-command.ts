import { nearest } from '../config/mod.ts';
import { LoanqError } from '../shared/mod.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

/** A command and what stands after its name. */
export interface FoundCommand {
  readonly command: Command;
  readonly operands: readonly string[];
}

/** The command that the words of a command line name; the first of all without any. Throws LoanqError `misconfigured`. */
export function findCommand(words: readonly string[]): FoundCommand {
  const [name, ...operands] = words;
  if (name === undefined) return { command: COMMANDS[0], operands };
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw unknownCommand(name);
  return findSubcommand(command, operands);
}

function findSubcommand(group: Command, operands: readonly string[]): FoundCommand {
  const [name, ...others] = operands;
  const subcommands = group.subcommands ?? [];
  if (name === undefined || subcommands.length === 0) return { command: group, operands };
  const command = subcommands.find((candidate) => candidate.name === `${group.name} ${name}`);
  if (command !== undefined) return { command, operands: others };
  const names = subcommands.map((candidate) => candidate.name);
  const close = nearest(`${group.name} ${name}`, names);
  throw new LoanqError(
    'misconfigured',
    `There is no command "${group.name} ${name}". ${close === null ? '' : `Did you mean ${close}? `}See loanq ${group.name} --help.`,
  );
}

function unknownCommand(name: string): LoanqError {
  const said = JSON.stringify(name);
  return new LoanqError('misconfigured', `There is no command ${said}. ${adviceOn(name, said)}`);
}

function adviceOn(name: string, said: string): string {
  if (CSV_FILE.test(name))
    return `To ask it, make a database of it: loanq import ${said} --database ${JSON.stringify(name.replace(CSV_FILE, '.db'))}`;
  if (DATABASE_FILE.test(name)) return `For a database: loanq --database ${said}`;
  if (/\s/.test(name)) return `To ask a question: loanq ask ${said}`;
  const names = COMMANDS.map((candidate) => candidate.name);
  const close = nearest(name, names);
  return `${close === null ? '' : `Did you mean ${close}? `}See loanq --help.`;
}

const CSV_FILE = /\.(?:csv|tsv)$/i;
const DATABASE_FILE = /\.(?:db|db3|sqlite|sqlite3)$/i;

/** Every command that can be run, those within a group included. */
export function allCommands(): readonly Command[] {
  return COMMANDS.flatMap((command) => [command, ...(command.subcommands ?? [])]);
}

/** A flag of another command would be ignored in silence: says so instead, as LoanqError `misconfigured`. */
export function checkFlags(command: Command, given: readonly string[]): void {
  for (const flag of given) {
    const owners = allCommands().filter(({ flags }) => flags.some((candidate) => candidate.flag === flag));
    if (owners.length === 0 || owners.includes(command)) continue;
    const names = new Intl.ListFormat('en-GB').format(owners.map(({ name }) => name));
    throw new LoanqError('misconfigured', `--${flag} belongs to ${names}, not to ${command.name}.`);
  }
}
