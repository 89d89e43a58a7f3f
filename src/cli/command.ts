import type { Settings } from '../config/mod.ts';
import type { Log } from '../shared/mod.ts';
import type { Output } from './output.ts';

/** One command of the command line: `loanq NAME …`. */
export interface Command {
  readonly name: string;
  /** What stands after the name: `QUESTION [--json]`. */
  readonly synopsis: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Flags of this command; those of the settings work with every command. */
  readonly flags: readonly CommandFlag[];
  readonly examples: readonly string[];
  /** The commands of a group; their names begin with the group's. */
  readonly subcommands?: readonly Command[];
  /** Does it; resolves to the exit code. Rejects with LoanqError. */
  run(context: CommandContext): Promise<number>;
}

/** A flag of a command. */
export interface CommandFlag {
  /** Without the dashes. */
  readonly flag: string;
  /** What stands for its value in the help text; a switch has none. */
  readonly placeholder?: string;
  readonly meaning: string;
}

/** What a command is given. */
export interface CommandContext {
  /** The arguments after the command's name. */
  readonly operands: readonly string[];
  /** Whether a switch of the command is on. */
  isOn(flag: string): boolean;
  /** The value of a flag of the command; null where it was not given. */
  textOf(flag: string): string | null;
  readonly settings: Settings;
  /** Opens standard input; not before it is wanted, since that alone keeps some programs from ending. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  /** For progress and what is said beside the result. */
  readonly stderr: Output;
  readonly log: Log;
}
