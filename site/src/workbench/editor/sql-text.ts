import { SQLITE_KEYWORDS } from './sqlite-keywords.ts';

const KEYWORDS = new Set(SQLITE_KEYWORDS.split(' '));

/** A name as SQL, in quotes only where it must be. */
export function quoteName(name: string): string {
  const isPlain = /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name.toLowerCase());
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`;
}

/** A value as SQL. */
export function quoteValue(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
