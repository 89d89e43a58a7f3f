import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/**
 * The question with two values that are compared set against one another: "compare the count of online and broker applications" is
 * "the count of online versus broker applications". Null where no two values of one column are compared with "and".
 */
export function withSidesCompared(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const at = tokens.findIndex(({ norm }) => norm === 'compare');
  const isFirst = at === 0 || tokens[at - 1]?.norm === ',';
  if (at < 0 || !isFirst || tokens.some(({ norm }) => SET_APART.has(norm))) return null;
  const ands = tokens.flatMap(({ norm }, place) => (norm === 'and' && place > at ? [place] : []));
  const [and, ...others] = ands;
  const like = tokens[at];
  if (and === undefined || others.length > 0 || like === undefined) return null;
  const [before, after] = [
    candidates.filter(({ end }) => end === and),
    candidates.filter(({ start }) => start === and + 1),
  ];
  if (!before.some((one) => after.some((other) => areOfOneColumn(one, other)))) return null;
  return tokens.flatMap((token, place): readonly Token[] => {
    if (place === at) return [];
    return [place === and ? { ...like, norm: 'versus', text: 'versus' } : token];
  });
}

/** Words that say themselves what is set against what. */
const SET_APART: ReadonlySet<string> = new Set('against between to versus vs with'.split(' '));

function areOfOneColumn({ meaning: one }: Candidate, { meaning: other }: Candidate): boolean {
  if (one.kind !== 'value' || other.kind !== 'value') return false;
  return one.dataset === other.dataset && one.field === other.field && one.value !== other.value;
}
