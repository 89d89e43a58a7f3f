import type { Candidate } from './candidate.ts';
import type { Token } from './token.ts';

/** "Fall 2009" is a term and a year, where the data has a column of such terms. */
export function isTermOfData(
  { start, end }: Candidate,
  { tokens, linked }: { readonly tokens: readonly Token[]; readonly linked: readonly Candidate[] },
): boolean {
  return linked.some(
    (one) =>
      one.start >= start &&
      one.end < end &&
      one.meaning.kind === 'value' &&
      one.match === 'exact' &&
      isSeason(tokens, one.start),
  );
}

/** A season, "fall 2009", "the spring of 2010", "in fall": no verb, and written as a name is. */
export function isSeason(tokens: readonly Token[], at: number): boolean {
  if (!SEASONS.has(tokens[at]?.norm ?? '')) return false;
  const next = tokens[at + 1]?.norm === 'of' ? tokens[at + 2] : tokens[at + 1];
  const before = tokens[at - 1]?.norm === 'the' ? tokens[at - 2] : tokens[at - 1];
  return YEAR.test(next?.norm ?? '') || IN.has(before?.norm ?? '');
}

const IN: ReadonlySet<string> = new Set(['during', 'in', 'of', 'with']);

const YEAR = /^(?:19|20)\d\d$/;
const SEASONS: ReadonlySet<string> = new Set(['autumn', 'fall', 'spring', 'summer', 'winter']);

/** The tokens with seasons written as names are: "spring" is one of the values `Spring`, and no verb. */
export function withSeasonsAsNames(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((_, at) => isSeason(tokens, at))) return tokens;
  return tokens.map((token, at) =>
    isSeason(tokens, at)
      ? { ...token, text: token.norm.charAt(0).toUpperCase() + token.norm.slice(1) }
      : token,
  );
}
