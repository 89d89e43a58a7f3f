import type { LogicalQuery } from '../../logical-query.ts';
import type { Draft } from '../draft.ts';
import { noSense } from '../rejection.ts';

/** Rejects the first or last of the rows where only "first names" and "last names" are spoken of. */
export function checkPartsOfNames(query: LogicalQuery, { rank }: Draft, words: readonly string[]): void {
  if (query.kind === 'values' || rank?.quality !== 'time') return;
  const ends = words.flatMap((word, at) => (ENDS.has(word) ? [words[at + 1] ?? ''] : []));
  const isOtherwise = words.some((word) => TIMES.has(word));
  if (ends.length > 0 && !isOtherwise && ends.every((next) => NAMES.has(next)))
    noSense('a part of a name is asked for, and not which row comes first');
}

const ENDS: ReadonlySet<string> = new Set(['first', 'last']);
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
const TIMES: ReadonlySet<string> = new Set(
  'earliest eldest freshest latest newest oldest recent recently youngest'.split(' '),
);
