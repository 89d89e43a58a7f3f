import type { Candidate } from '../candidate.ts';
import type { Token } from '../token.ts';

/** The question without the word that says of a column that it is one: "by secured *flag*", "the is_secured *indicator*". Null where there is none. */
export function withoutFlagNouns(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const isNamed = (at: number): boolean =>
    candidates.some(({ end, meaning, match }) => end === at && meaning.kind === 'field' && match === 'exact');
  const isMore = (at: number): boolean =>
    candidates.some(({ start, end, meaning }) => start <= at && end > at && meaning.kind !== 'language');
  const left = tokens.filter(({ norm }, at) => !(FLAGS.has(norm) && isNamed(at) && !isMore(at)));
  return left.length === tokens.length ? null : left;
}

const FLAGS: ReadonlySet<string> = new Set(['flag', 'flags', 'indicator', 'marker']);
