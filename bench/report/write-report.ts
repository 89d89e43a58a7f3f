import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable, type Table } from './table.ts';

const REPORT = join(import.meta.dirname, '../README.md');

/** Puts the tables into `bench/README.md`, between `<!-- begin ID -->` and `<!-- end ID -->`; the rest is written by hand. */
export function writeReport(tables: readonly Table[]): void {
  let text = readFileSync(REPORT, 'utf8');
  for (const table of tables) text = replaceTable(text, table);
  writeFileSync(REPORT, text);
}

function replaceTable(text: string, table: Table): string {
  const begin = `<!-- begin ${table.id} -->`;
  const end = `<!-- end ${table.id} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`bench/README.md has no place for the table ${table.id}`);
  return `${text.slice(0, from + begin.length)}\n\n${printTable(table)}\n\n${text.slice(to)}`;
}
