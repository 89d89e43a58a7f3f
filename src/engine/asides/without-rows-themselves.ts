import type { Candidate } from '../candidate.ts';
import { AVERAGE } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';

/**
 * The question without the rows that an average is over anyway: "drivers by number of trips and average fare *per trip*" is by the
 * average fare of the trips. Null where other rows are named.
 */
export function withoutRowsThemselves(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const per = tokens.findIndex(({ norm }, at) => norm === 'per' && at > 1);
  const average = tokens.findLastIndex(({ norm }, at) => at < per && AVERAGE.has(norm));
  const amounts = candidates.filter(({ start, end }) => average >= 0 && start === average + 1 && end === per);
  const rows = candidates.filter(({ start, end }) => start === per + 1 && end === per + 2);
  const areTheirs = rows.some(
    ({ meaning: row, match }) =>
      row.kind === 'dataset' &&
      match !== 'misspelt' &&
      amounts.some(({ meaning }) => meaning.kind === 'field' && meaning.dataset === row.dataset),
  );
  return areTheirs ? [...tokens.slice(0, per), ...tokens.slice(per + 2)] : null;
}
