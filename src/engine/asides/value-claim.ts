import type { Candidate } from '../candidate.ts';
import { VALUE_WORDS } from '../lexicon/clarifiers.ts';
import { partsOf } from '../plan/rewrite.ts';
import type { Claim } from './claims.ts';
import type { Spoken } from './spoken.ts';

/**
 * The claim of a bracket that names values again by what they are in the data: "who own their home (status Own)". The query
 * asks for each of them, in a column that has it. Null for a bracket that says anything else.
 */
export function valueClaim(
  { tokens, candidates }: Spoken,
  { start, end }: { readonly start: number; readonly end: number },
): Claim | null {
  const within = candidates.filter((one) => one.start >= start && one.end <= end && isExact(one));
  const values = within.filter(isValue);
  const isCovered = (at: number): boolean =>
    VALUE_WORDS.has(tokens[at]?.norm ?? '') ||
    within.some((one) => one.start <= at && one.end > at && (isValue(one) || one.meaning.kind === 'field'));
  for (let at = start; at < end; at += 1) if (!isCovered(at)) return null;
  const places = new Set(values.map((one) => one.start));
  if (places.size === 0) return null;
  return (query) => {
    const said = partsOf(query);
    return [...places].every((place) =>
      values.some((one) => one.start === place && one.meaning.kind === 'value' && isAsked(said, one.meaning)),
    );
  };
}

function isExact({ match }: Candidate): boolean {
  return match !== 'misspelt' && match !== 'partial';
}

function isValue({ meaning }: Candidate): boolean {
  return meaning.kind === 'value';
}

/** Whether the column is compared with the value. */
function isAsked(
  said: readonly object[],
  { dataset, field, value }: { readonly dataset: string; readonly field: string; readonly value: unknown },
): boolean {
  return said.some((part) => {
    if (!('kind' in part) || (part.kind !== 'binary' && part.kind !== 'in')) return false;
    if (part.kind === 'binary' && !('operator' in part && part.operator === '=')) return false;
    if ('negated' in part && part.negated === true) return false;
    const inner = partsOf(part);
    return (
      inner.some(
        (one) => 'table' in one && one.table === dataset && 'column' in one && one.column === field,
      ) && inner.some((one) => 'value' in one && one.value === value)
    );
  });
}
