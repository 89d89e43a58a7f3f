import type { Dataset } from '../../catalog/mod.ts';
import { verbStem } from '../lexicon/inflection.ts';
import { EVIDENCE } from '../lexicon/verb-evidence.ts';

/** Whether the rows are what the verb tells of: checkouts are what is checked out, orders where things are bought. */
export function tellsOf(verb: string, { label }: Dataset): boolean {
  const stem = verbStem(verb.replaceAll(' ', '')).slice(0, 6);
  return label
    .split(' ')
    .some((word) => (EVIDENCE[verb] ?? []).includes(word) || verbStem(word).startsWith(stem));
}
