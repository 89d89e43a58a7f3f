import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type ImportedTable, importCsv, nameTable } from '../../csv/mod.ts';
import { assertIsDatabase } from '../../database/mod.ts';
import { LoanqError } from '../../shared/mod.ts';
import type { CommandContext } from '../command.ts';
import { abortOnInterrupt } from '../interrupt.ts';
import { createProgress } from '../progress.ts';

/** Makes a table of each file, one after the other; those before one that fails are there to stay. */
export async function runImport(context: CommandContext): Promise<number> {
  const { operands, isOn, textOf, settings, stdout } = context;
  if (operands.length === 0) {
    throw wrong('loanq import takes CSV files: loanq import leases.csv --database leases.db');
  }
  const database = needDatabase(settings.database, operands);
  refuseSameNames(operands);
  const delimiter = toDelimiter(textOf('delimiter'));
  const signal = abortOnInterrupt();
  for (const path of operands) {
    const replace = isOn('replace');
    const table = await importOne(path, context, { database, delimiter, replace, signal });
    await stdout.write(describeTable(table, path));
  }
  return 0;
}

/** The sample is not for writing into, so that the database has to be named. */
function needDatabase(database: string | null, files: readonly string[]): string {
  if (database === null) {
    const name = nameTable(basename(files[0] ?? ''));
    throw wrong(`Say which database to write to; a new one is made: --database ${name}.db`);
  }
  if (existsSync(database)) assertIsDatabase(database);
  return database;
}

function refuseSameNames(files: readonly string[]): void {
  const byName = Map.groupBy(files, (file) => nameTable(basename(file)).toLowerCase());
  const [name, same] = [...byName].find(([, group]) => group.length > 1) ?? [];
  if (same !== undefined) throw wrong(`${same.join(' and ')} would both be the table "${name}": rename one.`);
}

function toDelimiter(given: string | null): string | null {
  if (given === null) return null;
  const sign = /^(?:tab|\\t)$/i.test(given) ? '\t' : given;
  if (sign.length === 1 && !/["\r\n]/.test(sign)) return sign;
  throw wrong(`--delimiter has the value ${JSON.stringify(given)}; it takes one sign, or tab.`);
}

async function importOne(
  path: string,
  { stderr }: CommandContext,
  options: Omit<Parameters<typeof importCsv>[1], 'onBytes'>,
): Promise<ImportedTable> {
  const total = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const progress = createProgress(stderr, (bytes) => `${basename(path)}: ${percent(bytes, total)} % read`);
  try {
    return await importCsv(path, { ...options, onBytes: progress.reach });
  } finally {
    await progress.end();
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((100 * part) / whole);
}

/** The table, and each of its columns with what there is to know of it. */
function describeTable({ name, rowCount, columns }: ImportedTable, path: string): string {
  const width = Math.max(...columns.map((column) => column.name.length));
  const lines = columns.map(({ name: column, title, type, emptyCount, isPrimaryKey, advice }) => {
    const facts = [
      `${type}${isPrimaryKey ? ' PRIMARY KEY' : ''}`,
      ...(title === column
        ? []
        : [title === '' ? 'without a name in the file' : `"${printable(title)}" in the file`]),
      ...(emptyCount === 0 ? [] : [`empty in ${counted(emptyCount)}`]),
      ...(advice === null ? [] : [`text, as ${advice}`]),
    ];
    return `  ${column.padEnd(width)}  ${facts.join('; ')}`;
  });
  return `${[`Table ${name}: ${counted(rowCount)} of ${basename(path)}`, ...lines].join('\n')}\n`;
}

function counted(rows: number): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
}

/** Control characters, which could steer the terminal, become visible. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '·');
}

function wrong(message: string): LoanqError {
  return new LoanqError('misconfigured', message);
}
