import type { Candidate } from './candidate.ts';
import type { Token } from './token.ts';

/**
 * What a dash or a colon between two parts of a note may stand for: "decline rate - employment status" is by the status,
 * "Texas branches - loans by status" is for those branches. None where there is no one mark with words on both sides.
 */
export function withDashRead(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly (readonly Token[])[] {
  const [at, ...others] = tokens.flatMap(({ norm, kind }, index) =>
    kind === 'symbol' && MARKS.has(norm) ? [index] : [],
  );
  const mark = at === undefined ? undefined : tokens[at];
  if (at === undefined || mark === undefined || others.length > 0) return [];
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
  // "Texas, Ohio: volume" asks for each of them, or for both together.
  if (before.some(({ norm }) => LISTS.has(norm))) return [];
  // "apps of 2025: received, approved" asks for several numbers.
  if (mark.norm === ':' && after.some(({ norm }) => LISTS.has(norm))) return [];
  if (before.length === 0 || after.length === 0 || after.some(({ norm }) => ENDS.has(norm))) return [];
  const spoken = (norm: string): Token => ({ ...mark, kind: 'word', norm });
  const ways = mark.norm === '-' ? [[...before, spoken('by'), ...after]] : [];
  return isAsked(candidates, at) ? ways : [...ways, [...after, spoken('for'), ...before]];
}

/** Whether what stands before the mark asks for something itself: "top 3 states: state and volume". */
function isAsked(candidates: readonly Candidate[], mark: number): boolean {
  return candidates.some(
    ({ end, meaning }) => end <= mark && meaning.kind === 'language' && ASKING.test(meaning.sense),
  );
}

const ASKING = /^(?:rank:|open-|group$|count|how-much$|which$|who$)/;

const LISTS: ReadonlySet<string> = new Set([',', '/', '|']);
const MARKS: ReadonlySet<string> = new Set(['-', ':']);
/** A whole sentence is no part of a note. */
const ENDS: ReadonlySet<string> = new Set(['.', '?', '!', ';']);
