import { BEFORE_OPEN_YEARS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';

/** The tokens with the mark of a note that leaves a year open written out: "born 2000+" is "born 2000 and later", "since 2020+" since then. */
export function withOpenYears(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((_, at) => isOpen(tokens, at))) return tokens;
  return tokens.flatMap((token, at) => {
    if (!isOpen(tokens, at)) return [token];
    if (tokens[at - 2]?.norm === 'since') return [];
    return ['and', 'later'].map((norm) => ({ ...token, kind: 'word' as const, norm, text: norm }));
  });
}

/** Written without a space after a year of a deed: "2023 + 2024" are two years, and "paid 2000+" is an amount. */
function isOpen(tokens: readonly Token[], at: number): boolean {
  const [before, year, mark, next] = [at - 2, at - 1, at, at + 1].map((place) => tokens[place]);
  return (
    mark?.norm === '+' &&
    YEAR.test(year?.norm ?? '') &&
    year?.end === mark.start &&
    (next?.kind === 'symbol' || next?.start !== mark.end) &&
    BEFORE_OPEN_YEARS.has(before?.norm ?? '')
  );
}

const YEAR = /^(?:19|20)\d\d$/;
