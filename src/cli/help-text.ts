import { describeSettings } from '../config/mod.ts';
import type { Command, CommandFlag } from './command.ts';

/** What `loanq --help` prints. */
export function programHelp(commands: readonly Command[]): string {
  return `loanq answers questions about a loan book in plain English: SQL, rows and chart code, offline.

Usage: loanq [COMMAND] [--flag VALUE …]

Commands (without one: serve)
${columns([...commands.map(({ name, summary }) => [name, summary] as const), ...ALWAYS])}

${describeSettings()}

A flag goes before its environment variable, that before the default. What is on or off takes no value: --writable, or
--no-writable. loanq COMMAND --help has more on a command.
`;
}

/** Commands that need neither settings nor data. */
const ALWAYS = [
  ['help', 'Explain loanq, or the command named after it; also --help.'],
  ['version', 'Print the version; also --version.'],
] as const;

/** What `loanq COMMAND --help` prints. */
export function commandHelp(command: Command): string {
  const { name, synopsis, summary, flags, examples, subcommands = [] } = command;
  const usage = ['loanq', name, synopsis].filter((part) => part !== '').join(' ');
  const sections = [
    `${summary}\n\nUsage: ${usage}`,
    subcommands.length === 0
      ? ''
      : `Commands (loanq COMMAND --help has more on one)\n${columns(subcommands.map((sub) => [sub.name, sub.summary]))}`,
    flags.length === 0 ? '' : `Flags\n${columns(flags.map((flag) => [flagText(flag), flag.meaning]))}`,
    examples.length === 0 ? '' : `Examples\n${examples.map((example) => `  ${example}`).join('\n')}`,
    'The settings of loanq --help apply as well.',
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function flagText({ flag, placeholder }: CommandFlag): string {
  return placeholder === undefined ? `--${flag}` : `--${flag} ${placeholder}`;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
