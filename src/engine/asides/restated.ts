import type { Candidate } from '../candidate.ts';

/** Whether it may say which rows are meant. */
export function isRestriction({ meaning, match }: Candidate): boolean {
  return match !== 'misspelt' && match !== 'partial' && !NAMES.has(meaning.kind);
}

/** What is spoken of, and does not say which. */
const NAMES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'event', 'field', 'metric']);

/** What it means, and for a value also its column; what has one of them in common is said again. */
export function meaningsOf({ meaning }: Candidate): readonly string[] {
  if (meaning.kind === 'value') {
    const column = `${meaning.dataset}.${meaning.field}`;
    return [`${column}=${String(meaning.value)}`, column];
  }
  return [meaning.kind === 'field' ? `${meaning.dataset}.${meaning.field}` : JSON.stringify(meaning)];
}

/**
 * Whether it is said again by what has these meanings. A value is where itself is: "Ohio and Texas: … by state" is of these states alone.
 */
export function isSaidIn(candidate: Candidate, again: ReadonlySet<string>): boolean {
  const own = meaningsOf(candidate);
  return candidate.meaning.kind === 'value' ? again.has(own[0] ?? '') : own.some((one) => again.has(one));
}

/** Tells what stands within the longer name of a quantity, and says nothing by itself there: "late" of "how many days late". */
export function withinNames(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const names = candidates.filter(
    ({ meaning, match }) => match === 'exact' && (meaning.kind === 'field' || meaning.kind === 'metric'),
  );
  return ({ start, end }) =>
    names.some((name) => name.start <= start && end <= name.end && name.end - name.start > end - start);
}
