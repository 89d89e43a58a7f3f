import { LoanqError } from '../shared/mod.ts';
import { nearest } from './nearest.ts';

/** A flag that the command line may hold. */
export interface FlagShape {
  /** Without the dashes. */
  readonly flag: string;
  /**
   * Whether a value follows: a setting that is on or off may have one (`--writable=false`, or `--no-writable`), a switch
   * (`--json`) none.
   */
  readonly value: 'needed' | 'optional' | 'none';
}

/** A command line taken apart. */
export interface Arguments {
  /** Text of each flag that was given, by name; a switch's is `true` unless it says otherwise. The last one counts. */
  readonly flags: ReadonlyMap<string, string>;
  /** Everything else, in order. */
  readonly positionals: readonly string[];
}

/**
 * Takes a command line apart: `--flag value`, `--flag=value`, `--switch`, `--no-switch`; after `--` nothing is a flag. Throws
 * LoanqError `misconfigured` for a flag it does not know and for a value where none belongs (values are never quoted:
 * one might be a secret).
 */
export function parseArguments(argv: readonly string[], known: readonly FlagShape[]): Arguments {
  const shapes = new Map(known.map((shape) => [shape.flag, shape]));
  const switches = known.filter(({ value }) => value === 'optional');
  const negated = new Map<string, string>(switches.map(({ flag }) => [`no-${flag}`, flag]));
  const flags = new Map<string, string>();
  const positionals: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] ?? '';
    if (argument === '--') {
      positionals.push(...argv.slice(i + 1));
      break;
    }
    if (!argument.startsWith('-') || argument === '-' || isText(argument)) {
      positionals.push(argument);
      continue;
    }
    const { name, value } = splitFlag(argument);
    const off = negated.get(name);
    const shape = shapes.get(off ?? name);
    if (shape === undefined) throw unknownFlag(argument, name, [...shapes.keys(), ...negated.keys()]);
    if (value !== null && (shape.value === 'none' || off !== undefined)) throw needlessValue(name);
    if (off !== undefined) flags.set(off, 'false');
    else if (value !== null) flags.set(name, value);
    else if (shape.value !== 'needed') flags.set(name, 'true');
    else flags.set(name, valueAfter(name, argv[++i]));
  }
  return { flags, positionals };
}

/** A statement with its comment (`-- Number of loans`) or a question, and no flag: those have no white space in their names. */
function isText(argument: string): boolean {
  return /\s/.test(argument.split('=', 1)[0] ?? '');
}

const SHORT_FLAGS: Readonly<Record<string, string>> = { '-h': 'help', '-v': 'version', '-V': 'version' };

function splitFlag(argument: string): { name: string; value: string | null } {
  const short = SHORT_FLAGS[argument];
  if (short !== undefined) return { name: short, value: null };
  const equals = argument.indexOf('=');
  return equals === -1
    ? { name: argument.slice(2), value: null }
    : { name: argument.slice(2, equals), value: argument.slice(equals + 1) };
}

function valueAfter(name: string, next: string | undefined): string {
  if (next === undefined || /^--\w/.test(next)) {
    throw new LoanqError(
      'misconfigured',
      `--${name} needs a value after it, or with an equals sign: --${name}=VALUE.`,
    );
  }
  return next;
}

function needlessValue(name: string): LoanqError {
  return new LoanqError('misconfigured', `--${name} takes no value: write --${name} alone, or leave it out.`);
}

function unknownFlag(argument: string, name: string, known: readonly string[]): LoanqError {
  const close = nearest(name.replace(/^-+/, ''), known);
  const shown = argument.split('=', 1)[0];
  return new LoanqError(
    'misconfigured',
    `There is no flag ${shown}.${close === null ? '' : ` Did you mean --${close}?`} See loanq --help.`,
  );
}
