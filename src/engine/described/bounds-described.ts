import type { Dataset, Field } from '../../catalog/mod.ts';
import { singularOf } from '../../catalog/mod.ts';
import {
  ALLOWING,
  CLAUSE_AUXILIARIES,
  CLAUSE_OPENERS,
  CLAUSE_SUBJECTS,
  EACH_SUBJECT,
  LEAST_ALLOWED,
  MOST_ALLOWED,
  OF_EACH,
} from '../lexicon/descriptions.ts';
import { type Said, tablesFor } from './tables-spoken-of.ts';

/** What a table allows of an amount, described by its ends. */
export interface DescribedBounds {
  readonly start: number;
  readonly end: number;
  /** The columns in the order of the words. */
  readonly fields: readonly Field[];
}

/**
 * "the smallest and the largest *amounts they allow*", "the largest amount *for each*": the columns of the one table that is spoken of
 * that are called the minimum and the maximum of it; null for none.
 */
export function boundsFrom(start: number, said: Said): DescribedBounds | null {
  const norm = (at: number): string => said.tokens[at]?.norm ?? '';
  const first = endOf(norm(start));
  if (first === null) return null;
  const next = norm(start + 2) === 'the' ? start + 3 : start + 2;
  const second = norm(start + 1) === 'and' ? endOf(norm(next)) : null;
  if (second === first) return null;
  const noun = second === null ? start + 1 : next + 1;
  const end = allowedTo(noun + 1, said);
  if (end === null) return null;
  const [tables = []] = tablesFor(null, { start, end }, said);
  const [table, ...others] = tables;
  if (table === undefined || others.length > 0) return null;
  const ends = second === null ? [first] : [first, second];
  const fields = ends.flatMap((one) => boundOf(table, `${one} ${singularOf(norm(noun))}`) ?? []);
  return fields.length === ends.length ? { start, end, fields } : null;
}

function endOf(word: string): string | null {
  if (LEAST_ALLOWED.has(word)) return 'minimum';
  return MOST_ALLOWED.has(word) ? 'maximum' : null;
}

function boundOf({ fields }: Dataset, label: string): Field | null {
  return fields.find((one) => one.label === label && one.role === 'measure') ?? null;
}

/** Where it ends that this is what they allow; null where nothing says so. */
function allowedTo(from: number, { tokens }: Said): number | null {
  const norm = (at: number): string => tokens[at]?.norm ?? '';
  const each = OF_EACH.find((words) => words.every((word, at) => norm(from + at) === word));
  if (each !== undefined) return atEnd(from + each.length, norm);
  let at = CLAUSE_OPENERS.has(norm(from)) ? from + 1 : from;
  if (EACH_SUBJECT.has(norm(at))) at += norm(at + 1) === 'one' ? 2 : 1;
  else if (CLAUSE_SUBJECTS.has(norm(at))) at += 1;
  while (CLAUSE_AUXILIARIES.has(norm(at))) at += 1;
  return ALLOWING.has(norm(at)) ? atEnd(at + 1, norm) : null;
}

function atEnd(at: number, norm: (at: number) => string): number | null {
  return ENDS.has(norm(at)) ? at : null;
}

const ENDS: ReadonlySet<string> = new Set(['', '.', '?', '!', ',', ';', 'and']);
