import type { Candidate } from '../candidate.ts';
import type { Wordings } from './unknown-words.ts';

/** Whether what stands there is a table, or a column of a table that other words of the question name. */
export function isOfWhatIsSaid(
  candidates: readonly Candidate[],
  start: number,
  end: number,
  { relationships }: Wordings['knowledge'],
): boolean {
  const meant = candidates.filter((one) => one.start <= start && one.end >= end);
  if (meant.some(({ meaning }) => meaning.kind === 'dataset' || meaning.kind === 'metric')) return true;
  // The rest of the name is said as it is: "cancellation reason" of a `cancel_reason`.
  if (meant.some((one) => one.match !== 'partial' && one.end - one.start > end - start)) return true;
  const own = meant.flatMap(({ meaning }) => tableOf(meaning) ?? []);
  // A course that belongs to mathematics is a course of maths.
  const values = meant.flatMap(({ meaning }) => (meaning.kind === 'value' ? meaning.dataset : []));
  const belonging = relationships.flatMap(({ from, to }) => (values.includes(to) ? [from] : []));
  const tables = new Set([...own, ...belonging]);
  return candidates.some(
    ({ meaning, match, ...span }) =>
      (span.end <= start || span.start >= end) &&
      match !== 'partial' &&
      match !== 'misspelt' &&
      (meaning.kind === 'dataset' || meaning.kind === 'field' || meaning.kind === 'value') &&
      tables.has(meaning.dataset),
  );
}

/** The table that a column, a value or a flag is of. */
export function tableOf(meaning: Candidate['meaning']): string | null {
  if (meaning.kind === 'field' || meaning.kind === 'value') return meaning.dataset;
  return meaning.kind === 'segment' ? (meaning.segment.split('.')[0] ?? null) : null;
}
