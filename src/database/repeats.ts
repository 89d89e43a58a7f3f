import type { SqlToken } from './sql-tokens.ts';

/**
 * Whether a statement gives the same rows again while the database file stands as it is: `always`, `briefly` where its
 * rows may go with the clock, `never` where they do or are made by chance.
 */
export type Repeats = 'never' | 'briefly' | 'always';

const LEAST_FIRST: readonly Repeats[] = ['never', 'briefly'];

const UNREPEATABLE = new Set([
  'changes',
  'current_date',
  'current_time',
  'current_timestamp',
  'last_insert_rowid',
  'last_rows_affected',
  'random',
  'randomblob',
  'total_changes',
  'uuid',
]);

/** They give the current time for the text `now`, which a statement can also make or read, and for no time at all. */
const CLOCK_READERS = new Set(['date', 'datetime', 'julianday', 'strftime', 'time', 'timediff', 'unixepoch']);

/** Judges by the names in the statement, so that a column named `date` counts as the function: too careful, never too bold. */
export function repeatsOf(tokens: readonly SqlToken[]): Repeats {
  let repeats: Repeats = 'always';
  for (const token of tokens) {
    if (token.kind === 'symbol') continue;
    const text = token.text.toLowerCase();
    if (token.kind === 'string' ? text.trim() === 'now' : UNREPEATABLE.has(text)) return 'never';
    if (token.kind !== 'string' && CLOCK_READERS.has(text)) repeats = 'briefly';
  }
  return repeats;
}

/** Of several that a result comes from; `always` of none. */
export function leastOf(all: readonly Repeats[]): Repeats {
  return LEAST_FIRST.find((repeats) => all.includes(repeats)) ?? 'always';
}
