import { singularOf } from '../catalog/mod.ts';
import type { Candidate } from './candidate.ts';
import { RATE_VERBS } from './lexicon/filter-turns.ts';
import type { Token } from './token.ts';

interface Around {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

/** Whether words that make one name are several where they stand: "loans written off", "average *rate of late loans*". */
export function isNoWhole(candidate: Candidate, around: Around): boolean {
  return isOfRowsSo(candidate, around) || isOtherRate(candidate, around) || isRateVerb(candidate, around);
}

/** "*charging* 15 percent" is at that rate, whatever was charged off then. */
function isRateVerb({ end, meaning, match }: Candidate, { tokens }: Around): boolean {
  const verb = tokens[end - 1]?.norm ?? '';
  return match === 'partial' && meaning.kind === 'field' && /ing$/.test(verb) && RATE_VERBS.has(verb);
}

/** "loans written off" are those that were, though a loan may have a date that is called so. */
function isOfRowsSo({ start, end, meaning }: Candidate, { tokens, candidates }: Around): boolean {
  const noun = tokens[start]?.norm ?? '';
  if (meaning.kind !== 'field' || end - start < 2 || singularOf(noun) === noun) return false;
  const { dataset } = meaning;
  const isRows = candidates.some(
    (one) =>
      one.start === start &&
      one.end === start + 1 &&
      one.meaning.kind === 'dataset' &&
      one.meaning.dataset === dataset,
  );
  const isSo = (one: Candidate): boolean =>
    one.start === start + 1 &&
    one.end === end &&
    one.meaning.kind === 'value' &&
    one.meaning.dataset === dataset;
  return isRows && candidates.some(isSo);
}

/** "average rate of late loans" is a quantity of those loans, and not how many of all are late: "rate of late loans". */
function isOtherRate({ start, end, meaning }: Candidate, { tokens, candidates }: Around): boolean {
  if (meaning.kind !== 'metric' || end - start < 3 || tokens[start + 1]?.norm !== 'of') return false;
  const isOfRows = candidates.some((other) => other.end === end && other.meaning.kind === 'dataset');
  const isOfField = (other: Candidate): boolean =>
    other.meaning.kind === 'field' && other.start < start && other.end === start + 1;
  return isOfRows && (AVERAGING.has(tokens[start - 1]?.norm ?? '') || candidates.some(isOfField));
}

const AVERAGING: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median', 'typical']);
