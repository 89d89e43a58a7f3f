import type { Candidate } from './candidate.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Tells the names that are only a part of another that is written out. */
export function tornNames(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const fields = exactFields(candidates);
  const metrics = candidates.filter(({ meaning, match }) => meaning.kind === 'metric' && match === 'exact');
  const stored = candidates.filter(({ meaning, match }) => meaning.kind === 'value' && match === 'exact');
  return (candidate) =>
    isTornName(candidate, fields) ||
    isTornMetric(candidate, fields) ||
    isTornRole(candidate, candidates) ||
    isTornNoun(candidate, candidates) ||
    isTornValue(candidate, stored) ||
    isWithinMetric(candidate, metrics);
}

/** "charge-off rate" is the rate, and not when a loan was charged off. */
function isWithinMetric({ start, end, match, meaning }: Candidate, metrics: readonly Span[]): boolean {
  if (match === 'exact' || meaning.kind !== 'field') return false;
  return metrics.some((one) => one.start <= start && end <= one.end && end - start < one.end - one.start);
}

/** "debt consolidation" is a purpose, and no debt. */
function isTornValue({ start, end, meaning }: Candidate, stored: readonly Candidate[]): boolean {
  if (meaning.kind !== 'field' && meaning.kind !== 'metric') return false;
  return stored.some(
    (one) =>
      one.start === start &&
      one.end > end &&
      one.meaning.kind === 'value' &&
      String(one.meaning.value).includes(' '),
  );
}

/** "recovered amount of charge-offs" names what was recovered of them, and no amount of charge-offs that are recovered. */
function isTornMetric(
  { start, end, meaning }: Candidate,
  exact: ReadonlyMap<string, readonly Span[]>,
): boolean {
  return (
    meaning.kind === 'metric' &&
    [...exact.values()].some((spans) =>
      spans.some((other) => other.start < start && other.end > start && other.end < end),
    )
  );
}

/** The end of a name that is written out is that name's: "rate" of "interest rate" is no word for itself. */
function isTornName(
  { start, match, meaning }: Candidate,
  exact: ReadonlyMap<string, readonly Span[]>,
): boolean {
  if (match !== 'partial' || meaning.kind !== 'field') return false;
  const same = exact.get(`${meaning.dataset}.${meaning.field}`) ?? [];
  return same.some((other) => other.start < start && other.end > start);
}

/** "by guides" of "led by guides" is no part of "booked by guides". */
function isTornRole({ start, end, match, meaning }: Candidate, candidates: readonly Candidate[]): boolean {
  if (match !== 'partial' || meaning.kind !== 'dataset') return false;
  return candidates.some(
    (other) =>
      other.start < start && other.end === end && other.match === 'exact' && other.meaning.kind === 'dataset',
  );
}

/** "credit" of "credit scores", which alone are a column of the borrowers too, names no loans. */
function isTornNoun({ start, end, meaning }: Candidate, candidates: readonly Candidate[]): boolean {
  if (meaning.kind !== 'dataset') return false;
  const columnsUpTo = (from: number): readonly string[] =>
    candidates.flatMap((other) =>
      other.start === from &&
      other.end === end + 1 &&
      (other.match === 'exact' || other.match === 'inflected') &&
      other.meaning.kind === 'field' &&
      other.meaning.dataset !== meaning.dataset
        ? [`${other.meaning.dataset}.${other.meaning.field}`]
        : [],
    );
  const alone = columnsUpTo(end);
  return columnsUpTo(start).some((column) => alone.includes(column));
}

/** The spans at which each field is named as it is called, by `dataset.field`. */
function exactFields(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Span[]> {
  const fields = new Map<string, Span[]>();
  for (const { start, end, match, meaning } of candidates) {
    if (match !== 'exact' || meaning.kind !== 'field') continue;
    const key = `${meaning.dataset}.${meaning.field}`;
    const known = fields.get(key);
    if (known === undefined) fields.set(key, [{ start, end }]);
    else known.push({ start, end });
  }
  return fields;
}
